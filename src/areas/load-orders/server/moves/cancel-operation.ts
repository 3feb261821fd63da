import { mayMove } from '#areas/load-orders/contract/order-moves.ts';
import { operationErrors } from '#areas/operations/contract/operation.errors.ts';
import { OPERATION_RIGHTS } from '#areas/operations/contract/operation.permissions.ts';
import { findOperation, lockOperation, markCanceled } from '#areas/operations/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { ordersChanged } from '../order.events.ts';
import { moveOrders, moverOf } from './move-order.ts';
import { lockOrdersOf } from './operation-orders.repository.ts';

type Context = RequestContext<Actor>;

/**
 * Delivered orders stay to be paid; all other orders of the operation are cancelled with it. Orders are locked before
 * their operation, so orders added in between are cancelled once nothing can be added any more.
 */
export async function cancelOperation(context: Context, id: string, reason: string) {
  const { trx, actor, now } = context;
  const { company_id, kind, canceled_at } = await findOperation(trx, id);
  const sees = holds(actor.permissions, OPERATION_RIGHTS[kind].read);
  if (!sees || company_id !== companyOf(actor)) throw requestErrors.notFound();
  if (canceled_at) throw operationErrors.closed();
  const before = await cancelOpen(context, { companyId: company_id, operationId: id, reason });
  const operation = await lockOperation(trx, id);
  const since = await cancelOpen(context, { companyId: company_id, operationId: id, reason });
  await markCanceled(trx, operation, reason, now);
  const { state } = await findOperation(trx, id);
  const cancelled = [...before, ...since];
  const [first] = cancelled;
  if (first) {
    const origin = { companyId: company_id, actorId: actor.userId };
    await emit(trx, ordersChanged, origin, { companyId: company_id, kind: first.kind, count: cancelled.length });
  }
  return { operation: { _id: id, state }, cancelled: cancelled.length };
}

interface Cancellation {
  readonly companyId: string;
  readonly operationId: string;
  readonly reason: string;
}

async function cancelOpen(context: Context, { companyId, operationId, reason }: Cancellation) {
  const orders = await lockOrdersOf(context.trx, companyId, operationId);
  const open = orders.filter(({ status }) => mayMove(status, 'cancel'));
  return moveOrders(moverOf(context), open, 'cancel', () => ({ reason, amongMany: true }));
}
