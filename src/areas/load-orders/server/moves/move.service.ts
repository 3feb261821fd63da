import type { acceptDelivery as acceptCall, finalizeOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import type { OrderMove } from '#areas/load-orders/contract/order-moves.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { OrderRecord } from '../order.repository.ts';
import { type MoveOptions, moveOrder, moverOf } from './move-order.ts';
import { lockFor } from './order-access.ts';
import { presentOrderState } from './order-state.presenter.ts';
import { startTrip } from './start-trip.ts';

type Context = RequestContext<Actor>;

export async function start(context: Context, id: string) {
  const { order } = await lockFor(context, id, 'start');
  return { loadingOrder: presentOrderState(await startTrip(context, moverOf(context), order)) };
}

/** Accepting the documents of an unfinished trip ends the trip; what was sent back is not waited for any more. */
export const acceptDelivery = (
  context: Context,
  id: string,
  { comment: reason, version }: ParsedInput<typeof acceptCall>['body'],
) =>
  move(context, id, 'accept', (order) => {
    if (version !== undefined && version !== order.version) throw requestErrors.staleVersion();
    return { reason, values: { documents_returned_at: null } };
  });

/** Truck, driver and semitrailers are free after the commit, because only open orders keep them busy. */
export const cancel = (context: Context, id: string, reason: string) => move(context, id, 'cancel', () => ({ reason }));

export function finalize(
  context: Context,
  id: string,
  { loadedTn, deliveredTn }: ParsedInput<typeof finalizeOrder>['body'],
) {
  const values = {
    ...(loadedTn === undefined ? {} : { loaded_tn: String(loadedTn) }),
    ...(deliveredTn === undefined ? {} : { delivered_tn: String(deliveredTn) }),
  };
  return move(context, id, 'finalize', (order) => {
    requireWeight(order, deliveredTn);
    return { values, details: { loadedTn, deliveredTn } };
  });
}

/** A shuttle is paid by delivered weight, so it cannot end without one. */
function requireWeight({ kind, delivered_tn }: OrderRecord, deliveredTn: number | undefined): void {
  if (kind !== 'agro' || deliveredTn !== undefined || delivered_tn !== null) return;
  throw requestErrors.invalid({ fields: { deliveredTn: { code: 'required' } } });
}

async function move(context: Context, id: string, name: OrderMove, options?: (order: OrderRecord) => MoveOptions) {
  const { order } = await lockFor(context, id, name);
  return { loadingOrder: presentOrderState(await moveOrder(moverOf(context), order, name, options?.(order))) };
}
