import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import {
  drawnPathOf,
  insertEvents,
  lockAccessible,
  readAccessible,
  stopsOf,
  wrongStatus,
} from '#areas/load-orders/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { trackOf } from '#areas/positions/server/index.ts';
import { simplifyTrack } from '#areas/routes/rules/simplify.ts';
import { TRACK_MAX } from '#areas/trips/contract/trip-position.calls.ts';
import { hasWithdrawn } from '#areas/trips/rules/position-consent.ts';
import type { Position } from '#kernel/position.ts';
import { type Actor, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { runListeners } from '#platform/listeners.ts';
import { positionNoted, positionsShown } from './position-hooks.ts';
import { report } from './report.ts';

type Context = RequestContext<Actor>;

/** A position entered by hand, for example after a phone call. */
export async function noteManually(context: Context, id: string, { lat, lng }: Position) {
  const { trx, actor, now } = context;
  const { order, side } = await lockAccessible(context, id);
  if (side !== 'own' && side !== 'carrier') throw orderErrors.notTheDriver();
  requirePermission(actor, ORDER_RIGHTS[order.kind].write);
  if (!isOpen(order.status)) throw wrongStatus(order);
  await report(trx, order, 'manual', [{ at: now, lat, lng, accuracyM: null, speedKmh: null }]);
  await insertEvents(trx, [
    { companyId: order.company_id, orderId: id, type: 'manualPosition', userId: actor.userId, details: { lat, lng } },
  ]);
  await runListeners(context, positionNoted, { order, at: now, position: { lat, lng }, userId: actor.userId });
  return { position: { lat, lng, at: now.toISOString() } };
}

export async function readMap(context: Context, id: string) {
  const { trx, actor, now } = context;
  const { order, side } = await readAccessible(context, id);
  // A client sees positions from the assignment to the delivery.
  const isSeen = side !== 'client' || isOpen(order.status);
  const track = (isSeen ? await trackOf(trx, order.id) : []).map(({ at, ...seen }) => ({
    ...seen,
    at: at.toISOString(),
  }));
  // The track may end with the truck before: where this one is, the order knows.
  const newest = order.last_seen_at === null ? undefined : track.at(-1);
  // With the consent the order forgets what the phone said last.
  const withdrawn = hasWithdrawn(order) && (newest ?? track.at(-1))?.source === 'driver';
  const last = withdrawn ? undefined : newest;
  if (track.length > 0) {
    const viewer = { viewerCompanyId: actor.companyId, userId: actor.userId, linkId: null };
    await runListeners(context, positionsShown, { orderIds: [order.id], way: 'live', now, ...viewer });
  }
  return {
    origin: presentPlace(order.origin as unknown as Place),
    destination: presentPlace(order.destination as unknown as Place),
    stops: (await stopsOf(trx, order)).map(({ id: _id, action, status, place }) => ({
      _id,
      action,
      status,
      ...presentPlace(place),
    })),
    plan: await drawnPathOf(trx, order, 'screen'),
    track: simplifyTrack(track, TRACK_MAX).map(({ lat, lng, at }) => ({ lat, lng, at })),
    last: last ?? null,
    withdrawn,
  };
}

function presentPlace({ cityName, address, lat, lng }: Pick<Place, 'cityName' | 'address' | 'lat' | 'lng'>) {
  return { cityName, address, lat, lng };
}
