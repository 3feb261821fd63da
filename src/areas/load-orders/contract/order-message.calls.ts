import { z } from 'zod';
import { MESSAGE_RECEIVERS } from '#areas/load-orders/rules/order-message.ts';
import { defineCall } from '#kernel/api-call.ts';
import { WRITE_ANY_ORDER } from './order.permissions.ts';
import { orderParams, whatsappShape } from './order-move.shapes.ts';

const messageShape = whatsappShape.extend({
  to: z.enum(MESSAGE_RECEIVERS),
  name: z.string(),
  /** The event: its phrase is `loadOrders.events.<about>`. */
  about: z.string(),
  at: z.iso.datetime(),
});
export type OrderMessage = z.output<typeof messageShape>;

export const readMessages = defineCall({
  id: 'loadingOrder.messages',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/messages',
  summary:
    'What can be told by messaging service to whoever has to do with the order, newest first, in their language.',
  access: { permission: WRITE_ANY_ORDER },
  params: orderParams,
  reply: z.object({ messages: z.array(messageShape) }),
});
