import type { DemoAuthor } from '#areas/companies/demo/demo-context.ts';
import { insertPastOperations } from '#areas/operations/demo/operations.repository.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DemoOperation } from '../demo-order.ts';
import { type PastOrder, pastOrder } from './past-order.ts';

/** Codes of the past come before the first one of the demo. */
const LAST_CODE = 10_000;
/** Every company with a past has this order. */
export const LAST_PAST_CODE = `OC-${LAST_CODE}`;

/** The operations are stored; their orders, the oldest first, have their codes and are not stored yet. */
export async function storePastOperations(
  trx: Trx,
  author: DemoAuthor,
  operations: readonly DemoOperation[],
): Promise<PastOrder[]> {
  const dated = operations
    .map((planned) => ({
      ...planned,
      id: createId(),
      at: new Date(Math.min(...planned.orders.map(({ trip }) => trip.createdAt.getTime()))),
    }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const codeOf = (prefix: string, count: number, nth: number) => `${prefix}-${LAST_CODE - count + 1 + nth}`;
  await insertPastOperations(
    trx,
    author,
    dated.map(({ operation, id, at }, nth) => ({ operation, id, at, code: codeOf('OP', dated.length, nth) })),
  );
  const orders = dated
    .flatMap(({ id, orders: planned }) => planned.map((order) => ({ order, operationId: id })))
    .toSorted((a, b) => a.order.trip.createdAt.getTime() - b.order.trip.createdAt.getTime());
  return orders.map(({ order, operationId }, nth) => pastOrder(order, codeOf('OC', orders.length, nth), operationId));
}
