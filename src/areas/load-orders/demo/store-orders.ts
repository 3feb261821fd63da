import type { DemoAuthor } from '#areas/companies/demo/demo-context.ts';
import { insertParsedOperation } from '#areas/operations/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertParsedOrders } from '../server/parsed-order.ts';
import type { DemoOperation, DemoOrder } from './demo-order.ts';
import { readStops } from './orders.repository.ts';
import type { StoredDemoOrder } from './stored-order.ts';

/** The planned operations with their orders, the oldest order first. */
export async function storePlanned(
  trx: Trx,
  author: DemoAuthor,
  operations: readonly DemoOperation[],
): Promise<StoredDemoOrder[]> {
  const planned: { readonly order: DemoOrder; readonly operationId: string }[] = [];
  for (const { operation, orders } of operations) {
    const { id: operationId } = await insertParsedOperation(trx, author, operation);
    planned.push(...orders.map((order) => ({ order, operationId })));
  }
  planned.sort((a, b) => a.order.trip.createdAt.getTime() - b.order.trip.createdAt.getTime());
  const stored = await insertParsedOrders(
    trx,
    author,
    planned.map(({ order, operationId }) => ({
      ...order,
      operationId,
      mode: 'normal',
      createdAt: order.trip.createdAt,
    })),
  );
  const stops = await readStops(trx, author.companyId);
  return stored.map(({ id, code }, nth) => {
    const { order, operationId } = planned[nth]!;
    return { ...order, id, code, operationId, stops: stops.get(id) ?? [] };
  });
}

/** The first order of each operation, which sets the operation's date. */
export function firstOrders(orders: readonly StoredDemoOrder[]): { readonly id: string; readonly at: Date }[] {
  const first = new Map<string, Date>();
  for (const { operationId, trip } of orders) {
    const known = first.get(operationId);
    if (!known || trip.createdAt < known) first.set(operationId, trip.createdAt);
  }
  return [...first].map(([id, at]) => ({ id, at }));
}
