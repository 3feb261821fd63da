import { z } from 'zod';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { MATCH_MAX, type Suggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import { idShape } from '#kernel/ids.ts';

/** A truck for every order; without a chosen driver, the truck's own. */
export const matchShape = z.object({
  assignments: z
    .array(
      z
        .object({ loadingOrderId: idShape, transportUnitId: idShape, truckerId: idShape.nullable() })
        .transform(({ truckerId, ...pair }) => ({ ...pair, ...(truckerId ? { truckerId } : {}) })),
    )
    .max(MATCH_MAX),
});

export type MatchPair = z.input<typeof matchShape>['assignments'][number];

export function matchDefaults(
  orders: readonly Pick<OrderRow, '_id'>[],
  proposed: readonly (Suggestion | undefined)[],
): z.input<typeof matchShape> {
  return {
    assignments: orders.map(({ _id }, at) => ({
      loadingOrderId: _id,
      transportUnitId: proposed[at]?.transportUnit._id ?? '',
      truckerId: null,
    })),
  };
}
