import { findOperation } from '#areas/operations/server/index.ts';
import type { Actor } from '#platform/actor.ts';
import { companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { requireCarrier, writeCarrier } from './assign/assign.service.ts';
import { lockOrders, updateOrder } from './order.repository.ts';
import type { OrderValues } from './order-columns.ts';
import { insertParsedOrders, type StoredOrder } from './parsed-order.ts';
import { readPlan } from './plan/read-plan.ts';
import { recordCreated } from './record-created.ts';

/** Where orders come from: an opportunity and the application that was accepted for it. */
export interface OrderSource {
  readonly opportunityId: string;
  readonly opportunityCode: string;
  readonly postulationId: string;
}

interface OrdersForCarrier {
  /** An open operation of the company. */
  readonly operationId: string;
  /** An active transport company of it. */
  readonly partnerId: string;
  readonly source: OrderSource;
  readonly values: OrderValues;
  readonly count: number;
}

/** Equal orders that a transport company carries from the start; where it wants that, they get their trucks at once. */
export async function createOrdersForCarrier(
  context: RequestContext<Actor>,
  { operationId, partnerId, source, values: given, count }: OrdersForCarrier,
): Promise<StoredOrder[]> {
  const { trx, actor } = context;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const partner = await requireCarrier(context, partnerId);
  const { path_id, supervision } = await findOperation(trx, operationId);
  const said = { ...given, path_id, supervision };
  const values = { ...said, ...(await readPlan(trx, {}, said, said)).read };
  const orders = Array.from(
    { length: count },
    () => ({ operationId, kind: 'normal', mode: 'normal', values }) as const,
  );
  const stored = await insertParsedOrders(trx, author, orders);
  await recordCreated(context, stored);
  for (const order of await lockOrders(
    trx,
    stored.map(({ id }) => id),
  )) {
    await updateOrder(trx, order, {
      opportunity_id: source.opportunityId,
      opportunity_code: source.opportunityCode,
      postulation_id: source.postulationId,
    });
    await writeCarrier(context, order, partner);
  }
  return stored;
}
