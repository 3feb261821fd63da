import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { MAX_ORDERS_AT_ONCE } from '#areas/load-orders/rules/order-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { fieldShape } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { CANCEL_ORDERS, EDIT_DATES, WRITE_ANY_ORDER } from './order.permissions.ts';
import { SINGLE_FIELDS } from './order-fields.ts';
import { datesInputShape } from './order-input.shapes.ts';
import {
  orderStateReply,
  orderStateShape,
  orderParams as params,
  reasonShape,
  vehicleChoiceShape,
} from './order-move.shapes.ts';

const writing = { permission: WRITE_ANY_ORDER } as const;
const tonnes = z.number().min(0).max(100_000).multipleOf(0.001);

export const startOrder = defineCall({
  id: 'loadingOrder.start',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/start',
  summary: 'Starts the trip of an assigned order by hand.',
  access: writing,
  params,
  body: z.strictObject({}),
  reply: orderStateReply,
});

export const finalizeOrder = defineCall({
  id: 'loadingOrder.finalize',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/finalize',
  summary: 'Ends the trip of an order by hand, for an agro order with what the weighbridges said.',
  access: writing,
  params,
  body: z.strictObject({ loadedTn: tonnes.optional(), deliveredTn: tonnes.optional() }),
  reply: orderStateReply,
});

export const acceptDelivery = defineCall({
  id: 'loadingOrder.acceptDelivery',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/accept',
  summary: 'Accepts the documents of the delivery: the order can be paid.',
  access: writing,
  params,
  body: z.strictObject({
    comment: optionalTextShape(),
    /** Of the order as it was looked at: refused when it changed since. */
    version: versionShape.optional(),
  }),
  reply: orderStateReply,
});

export const cancelOrder = defineCall({
  id: 'loadingOrder.cancel',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/cancel',
  summary: 'Cancels an order that is not delivered, with the reason; its truck and its driver are free again.',
  access: { permission: CANCEL_ORDERS },
  params,
  body: z.strictObject({ reason: reasonShape }),
  reply: orderStateReply,
});

const orderIds = z.array(idShape).min(1).max(MAX_ORDERS_AT_ONCE);

export const deleteOrders = defineCall({
  id: 'loadingOrder.deleteMany',
  method: 'PUT',
  path: '/travel/loadingOrder/multiple/delete',
  summary: 'Deletes programmed orders: all of the named ones, or none.',
  access: writing,
  body: z.strictObject({ loadingOrderIds: orderIds }),
  reply: z.object({ deleted: z.number().int() }),
});

const createdReply = z.object({ loadingOrders: z.array(orderStateShape) });

export const duplicateOrders = defineCall({
  id: 'loadingOrder.duplicate',
  method: 'POST',
  path: '/travel/loadingOrder/duplicate',
  summary: 'Makes a programmed copy of each of the named orders.',
  access: writing,
  status: 201,
  idempotent: true,
  body: z.strictObject({ loadingOrderIds: orderIds }),
  reply: createdReply,
});

export const cloneOrder = defineCall({
  id: 'loadingOrder.clone',
  method: 'POST',
  path: '/travel/loadingOrder/clone',
  summary: 'Makes programmed copies of an order with other dates; the first of them may be given a truck at once.',
  access: writing,
  status: 201,
  idempotent: true,
  body: z.strictObject({
    loadingOrderId: idShape,
    numLoadingOrders: z.number().int().min(1).max(MAX_ORDERS_AT_ONCE),
    dates: datesInputShape.optional(),
    assignment: vehicleChoiceShape.nullish(),
  }),
  reply: createdReply,
});

export const changeOrderDates = defineCall({
  id: 'loadingOrder.changeDates',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/dates',
  summary: 'Changes the dates of an order; refused when somebody else changed the order since.',
  access: { permission: EDIT_DATES },
  params,
  body: z.strictObject({ version: versionShape, dates: datesInputShape }),
  reply: orderStateReply,
});

export const assignAnalyst = defineCall({
  id: 'loadingOrder.assignAnalyst',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/analyst',
  summary: 'Says who of the company looks after an order; null for nobody.',
  access: writing,
  params,
  body: z.strictObject({ analystId: idShape.nullable() }),
  reply: orderStateReply.extend({ assignedAnalyst: z.object({ userId: idShape, fullName: z.string() }).nullable() }),
});

export type SingleField = keyof typeof SINGLE_FIELDS;

/** The value is checked and normalised as in the form. */
const singleFieldShape = z
  .strictObject({
    field: z.enum(Object.keys(SINGLE_FIELDS) as [SingleField, ...SingleField[]]),
    value: z.string().nullish(),
  })
  .transform(({ field, value = null }, context): { field: SingleField; value: string | null } => {
    const read = fieldShape(SINGLE_FIELDS[field].kind).safeParse(value);
    for (const issue of read.error?.issues ?? []) context.addIssue({ ...issue, path: ['value', ...issue.path] });
    return { field, value: (read.data ?? null) as string | null };
  });

export const assignField = defineCall({
  id: 'loadingOrder.assignField',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/field',
  summary: 'Fills in one field of a programmed order and says in which list the order belongs from now on.',
  access: writing,
  params,
  body: singleFieldShape,
  reply: orderStateReply.extend({
    /** An order with one entry in its status history is listed as programmed, one with more as active. */
    list: z.enum(['programmed', 'active']),
  }),
});
