import { runListeners } from '#platform/listeners.ts';
import type { ListenerContext } from '#platform/services.ts';
import { tripStarts } from '../order.hooks.ts';
import type { OrderRecord } from '../order.repository.ts';
import { type MoveOptions, type Mover, moveOrder } from './move-order.ts';

/** What is reported longer after it happened can no longer be refused: the truck is on its way. */
const REFUSED_WITHIN_MS = 10 * 60_000;

/**
 * Starts the trip of a locked order, whoever or whatever says that it starts. A listener may refuse it, such as where the
 * truck's device says nothing; what was seen, or is reported late, it can only write down.
 */
export async function startTrip(
  { services }: Pick<ListenerContext, 'services'>,
  mover: Mover,
  order: OrderRecord,
  options: MoveOptions & { readonly isSeen?: boolean } = {},
): Promise<OrderRecord> {
  const { trx, now, userId } = mover;
  const { isSeen = false, ...move } = options;
  const moved = await moveOrder(mover, order, 'start', move);
  if (order.truck_id === null) return moved;
  const isAutomatic = isSeen || now.getTime() - (move.at ?? now).getTime() > REFUSED_WITHIN_MS;
  await runListeners({ trx, services }, tripStarts, {
    ...{ orderId: order.id, truckId: order.truck_id, userId, now, isAutomatic },
  });
  return moved;
}
