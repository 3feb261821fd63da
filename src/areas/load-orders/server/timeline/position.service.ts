import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { orderLifeErrors } from '#areas/load-orders/contract/order-life.errors.ts';
import { type SharedPositions, TRACK_MAX } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import { simplifyTrack } from '#areas/load-orders/rules/simplify-track.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { Position } from '#kernel/position.ts';
import { type Actor, requirePermission } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { accountOfDriver } from '../assign/driver-account.repository.ts';
import { lockReached, readReached, wrongStatus } from '../moves/reach-order.ts';
import { presentStanding } from '../moves/standing.presenter.ts';
import { findOrder, type OrderRecord, updateOrder } from '../order.repository.ts';
import { insertEvents } from '../order-event.repository.ts';
import { stopsOf } from '../order-stop.repository.ts';
import { findTrack, insertPositions } from './position.repository.ts';

type Context = RequestContext<Actor>;

/** Somebody who drives the order: by their account, or by the personal link they came with. */
export interface Driver {
  readonly userId: string | null;
  readonly byName: string | null;
}

export async function acceptTrip(context: Context, id: string) {
  const { order } = await lockReached(context, id);
  await requireDriver(context, order);
  const acceptedAt = await agree(context, order, { userId: context.actor.userId, byName: null });
  const after = await findOrder(context.trx, id);
  return { loadingOrder: presentStanding(after), acceptedAt: acceptedAt.toISOString() };
}

async function requireDriver({ trx, actor }: Context, order: OrderRecord): Promise<void> {
  if ((await accountOfDriver(trx, order)) !== actor.userId) throw orderLifeErrors.notTheDriver();
}

type Moment = Pick<Context, 'trx' | 'now'>;

/** The driver takes the trip of a locked order. Saying so again changes nothing. */
export async function agree({ trx, now }: Moment, order: OrderRecord, { userId, byName }: Driver): Promise<Date> {
  if (!isOpen(order.status)) throw wrongStatus(order);
  if (order.accepted_at) return order.accepted_at;
  await updateOrder(trx, order, { accepted_at: now });
  await insertEvents(trx, [{ companyId: order.company_id, orderId: order.id, type: 'tripAccepted', userId, byName }]);
  return now;
}

export async function sharePositions(context: Context, id: string, { positions }: SharedPositions) {
  const { order } = await lockReached(context, id);
  await requireDriver(context, order);
  return { received: await share(context, order, positions) };
}

/** Only what was seen between the driver's consent and now is kept, and only while the trip is open. */
export async function share(
  { trx, now }: Moment,
  order: OrderRecord,
  positions: SharedPositions['positions'],
): Promise<number> {
  const { accepted_at } = order;
  if (!accepted_at || !isOpen(order.status)) throw orderLifeErrors.sharingClosed();
  const seen = positions
    .map(({ at, lat, lng, accuracyM = null, speedKmh = null }) => ({ at: new Date(at), lat, lng, accuracyM, speedKmh }))
    .filter(({ at }) => at >= accepted_at && at <= now);
  return insertPositions(trx, order, 'driver', seen);
}

/** What somebody was told on the phone. */
export async function noteManually(context: Context, id: string, { lat, lng }: Position) {
  const { trx, actor, now } = context;
  const { order, side } = await lockReached(context, id);
  if (side !== 'own' && side !== 'carrier') throw orderLifeErrors.notTheDriver();
  requirePermission(actor, ORDER_RIGHTS[order.kind].write);
  if (!isOpen(order.status)) throw wrongStatus(order);
  await insertPositions(trx, order, 'manual', [{ at: now, lat, lng, accuracyM: null, speedKmh: null }]);
  await insertEvents(trx, [
    { companyId: order.company_id, orderId: id, type: 'manualPosition', userId: actor.userId, details: { lat, lng } },
  ]);
  return { position: { lat, lng, at: now.toISOString() } };
}

export async function readMap(context: Context, id: string) {
  const { trx } = context;
  const { order } = await readReached(context, id);
  const track = (await findTrack(trx, order)).map(({ at, ...seen }) => ({ ...seen, at: at.toISOString() }));
  const last = track.at(-1);
  return {
    origin: presentPlace(order.origin as unknown as Place),
    destination: presentPlace(order.destination as unknown as Place),
    stops: (await stopsOf(trx, order)).map(({ id: _id, action, status, place }) => ({
      _id,
      action,
      status,
      ...presentPlace(place),
    })),
    track: simplifyTrack(track, TRACK_MAX).map(({ lat, lng, at }) => ({ lat, lng, at })),
    last: last ?? null,
  };
}

function presentPlace({ cityName, address, lat, lng }: Pick<Place, 'cityName' | 'address' | 'lat' | 'lng'>) {
  return { cityName, address, lat, lng };
}
