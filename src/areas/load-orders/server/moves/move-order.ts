import type { finalizeOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { countTravel } from '../assign/driver-account.repository.ts';
import { findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { insertEvents } from '../order-event.repository.ts';
import { emitWithdrawn } from '../order-summary.ts';
import { emitFinished, endTrip } from './end-trip.ts';
import { lockFor } from './order-access.ts';
import { presentOrderState } from './order-state.presenter.ts';

type Context = RequestContext<Actor>;

export async function start(context: Context, id: string) {
  const { trx, actor, now } = context;
  const { order } = await lockFor(context, id, 'start');
  await updateOrder(trx, order, { started_at: now });
  await insertEvents(trx, [{ ...about(order, actor), type: 'started', status: ORDER_STATUS.inProgress }]);
  return currentOf(context, id);
}

export async function finalize(
  context: Context,
  id: string,
  { loadedTn, deliveredTn }: ParsedInput<typeof finalizeOrder>['body'],
) {
  const { trx, actor, now } = context;
  const { order } = await lockFor(context, id, 'finalize');
  requireWeight(order, deliveredTn);
  const values = {
    ...(loadedTn === undefined ? {} : { loaded_tn: String(loadedTn) }),
    ...(deliveredTn === undefined ? {} : { delivered_tn: String(deliveredTn) }),
  };
  const details = { loadedTn, deliveredTn };
  await endTrip(trx, order, { at: now, ...byHand(actor), values, details });
  return currentOf(context, id);
}

/** A shuttle is settled by what arrived: without a weight nobody knows what was delivered. */
function requireWeight({ kind, delivered_tn }: OrderRecord, deliveredTn: number | undefined): void {
  if (kind !== 'agro' || deliveredTn !== undefined || delivered_tn !== null) return;
  throw requestErrors.invalid({ fields: { deliveredTn: { code: 'required' } } });
}

/** Accepting the documents of a trip that nobody ended ends it. */
export async function acceptDelivery(context: Context, id: string, comment: string | null) {
  const { trx, actor, now } = context;
  const { order } = await lockFor(context, id, 'accept');
  if (order.status === ORDER_STATUS.inProgress) {
    await updateOrder(trx, order, { finished_at: now });
    await countTravel(trx, order);
    await emitFinished(trx, order, byHand(actor));
  }
  await insertEvents(trx, [{ ...about(order, actor), type: 'accepted', status: ORDER_STATUS.toPay, reason: comment }]);
  return currentOf(context, id);
}

/** Truck, driver and semitrailers are free the moment it commits: only open orders keep them. */
export async function cancel(context: Context, id: string, reason: string) {
  const { trx, actor } = context;
  const { order } = await lockFor(context, id, 'cancel');
  await insertEvents(trx, [cancellation(order, actor, reason)]);
  const eventOrigin = { companyId: companyOf(actor), actorId: actor.userId };
  await emitWithdrawn(trx, eventOrigin, order, { what: 'cancelled', reason, amongMany: false });
  return currentOf(context, id);
}

export function cancellation(order: OrderRecord, actor: Actor, reason: string) {
  return { ...about(order, actor), type: 'cancelled', status: ORDER_STATUS.cancelled, reason } as const;
}

function byHand(actor: Actor) {
  return { companyId: companyOf(actor), userId: actor.userId, byHand: true };
}

function about({ company_id, id }: OrderRecord, { userId }: Actor) {
  return { companyId: company_id, orderId: id, userId };
}

async function currentOf({ trx }: Context, id: string) {
  return { loadingOrder: presentOrderState(await findOrder(trx, id)) };
}
