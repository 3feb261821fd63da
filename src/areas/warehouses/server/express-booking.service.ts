import type { HeldTime } from '#areas/load-orders/contract/order-input.shapes.ts';
import { stopsOf, timesChosen } from '#areas/load-orders/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { listen } from '#platform/listeners.ts';
import { bookingErrors } from '../contract/warehouse.errors.ts';
import { BOOK } from '../contract/warehouse.permissions.ts';
import { lockBooking, type ReadBooking, readBookings } from './booking.repository.ts';
import { mayDo } from './booking-access.ts';
import { warehousesAmong } from './express-booking.repository.ts';
import { holderOf } from './hold.service.ts';
import { searchForBooking } from './search-for.ts';
import { takeHeldPlace } from './take-held-place.ts';

/** Which places of an order that is being written have docks: only those of the own company. */
export async function findBookable({ trx }: RequestContext<Actor>, ids: readonly string[]) {
  return { warehouseIds: await warehousesAmong(trx, ids) };
}

/** Books the times that were chosen with a new order, in the transaction that makes it. */
export const bookChosenTimes = listen(timesChosen, async ({ trx }, { actor, now, order, holdKeys }) => {
  requirePermission(actor, BOOK);
  const stops = order.kind === 'multipoint' ? await stopsOf(trx, order) : [];
  const pending = await readBookings(trx, { orderId: order.id });
  for (const [at, { place, holdKey }] of holdKeys.entries()) {
    const found = pending.find((one) => isAt(one, place, stops));
    if (!found) throw requestErrors.invalid({ fields: { [`holdKeys.${at}.place`]: { code: 'choice' } } });
    const booking = await lockBooking(trx, found.id);
    if (!mayDo(actor, booking, 'book')) throw bookingErrors.wrongState();
    await takeHeldPlace(trx, booking, {
      move: 'book',
      holdKey,
      holder: holderOf(actor),
      userId: actor.userId,
      search: () => searchForBooking({ trx, actor, now }, booking),
      about: { place },
    });
  }
});

function isAt(
  { action, stop_id }: ReadBooking,
  place: HeldTime['place'],
  stops: readonly { readonly id: string }[],
): boolean {
  if (typeof place === 'number') return stop_id !== null && stops[place]?.id === stop_id;
  return stop_id === null && action === (place === 'origin' ? 'load' : 'unload');
}
