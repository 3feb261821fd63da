import { z } from 'zod';
import { MAX_CHANGED_AT_ONCE } from '#areas/load-orders/rules/order-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { namesIn, type PermissionRule } from '#kernel/permission.ts';
import { ASSIGN_CARRIER, CANCEL_ORDERS, WRITE_ANY_ORDER } from './order.permissions.ts';
import { datesInputShape, orderChangeShape } from './order-input.shapes.ts';
import { orderStateShape, reasonShape } from './order-move.shapes.ts';

/** Whoever may do one of the acts to some order; the server checks each order. */
const access: PermissionRule = {
  anyOf: [...new Set([WRITE_ANY_ORDER, CANCEL_ORDERS, ASSIGN_CARRIER].flatMap((rule) => [...namesIn(rule)]))],
};

/** With a version, an order that somebody changed since is refused. */
const loadingOrders = z
  .array(z.strictObject({ loadingOrderId: idShape, version: z.number().int().positive().optional() }))
  .min(1)
  .max(MAX_CHANGED_AT_ONCE);

/** Fields that may have the same value in many orders; places and dates have acts of their own. */
const changesShape = orderChangeShape.omit({ version: true, origin: true, destination: true, dates: true }).extend({
  /** Plans each order with the newest version of its path. */
  newestPath: z.literal(true).optional(),
});
export type ManyChanges = z.output<typeof changesShape>;

const hasSome = (given: object) => Object.keys(given).length > 0;
const required = { params: { code: 'required' } } as const;

/** One of the acts that exist for a single order, for all of the named ones. */
export const updateManyShape = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('update'), loadingOrders, changes: changesShape.refine(hasSome, required) }),
  z.strictObject({ action: z.literal('editDates'), loadingOrders, dates: datesInputShape.refine(hasSome, required) }),
  z.strictObject({ action: z.literal('assignCarrier'), loadingOrders, transportCompanyId: idShape.nullable() }),
  z.strictObject({ action: z.literal('cancel'), loadingOrders, reason: reasonShape }),
]);
export type UpdateManyInput = z.output<typeof updateManyShape>;
export type ManyAction = UpdateManyInput['action'];

export const updateOrders = defineCall({
  id: 'loadingOrder.updateMany',
  method: 'PUT',
  path: '/travel/loadingOrder/multiple/update',
  summary:
    'Changes, dates, hands over or cancels at most 50 orders: all of them, or none with the reasons for each row that cannot be.',
  access: { permission: access },
  body: updateManyShape,
  reply: z.object({ loadingOrders: z.array(orderStateShape) }),
});
