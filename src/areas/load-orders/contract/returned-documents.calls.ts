import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { MAX_SENT_AGAIN } from '#areas/load-orders/rules/order-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { ORDER_PATH } from './order.calls.ts';
import { READ_ANY_ORDER, WRITE_ANY_ORDER } from './order.permissions.ts';
import { documentInputShape } from './order-input.shapes.ts';
import { orderStateReply, orderParams as params, reasonShape, whatsappShape } from './order-move.shapes.ts';

export const returnDocuments = defineCall({
  id: 'loadingOrder.returnDocuments',
  method: 'PUT',
  path: `${ORDER_PATH}/{id}/returnedDocuments`,
  summary: 'Sends documents of a delivery back to its driver and its carrier, with the reason.',
  access: { permission: WRITE_ANY_ORDER },
  params,
  body: z.strictObject({
    version: versionShape,
    reason: reasonShape,
    /** Those that are wrong; none where something is missing. */
    documentIds: z.array(idShape).max(MAX_SENT_AGAIN).default([]),
  }),
  /** The message is for a driver without an account, who is not notified otherwise. */
  reply: orderStateReply.extend({ whatsapp: whatsappShape.nullable() }),
});

export const sendDocumentsAgain = defineCall({
  id: 'loadingOrder.sendDocumentsAgain',
  method: 'POST',
  path: `${ORDER_PATH}/{id}/returnedDocuments`,
  summary: 'Sends documents again that were sent back: by the driver, the carrier or the company of the order.',
  // Drivers with read permission only send those of the orders they drive.
  access: { permission: READ_ANY_ORDER },
  idempotent: true,
  params,
  body: z.strictObject({
    documents: z.array(documentInputShape).min(1).max(MAX_SENT_AGAIN),
    note: optionalTextShape(500),
  }),
  reply: orderStateReply,
});
