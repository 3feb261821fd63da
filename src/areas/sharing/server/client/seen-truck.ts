import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import { type Freshness, freshnessOf } from '#areas/positions/rules/freshness.ts';
import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import { type SeenTrip, seenTrips } from '#areas/positions/server/index.ts';
import { hasWithdrawn } from '#areas/trips/rules/position-consent.ts';
import { positionsShown } from '#areas/trips/server/index.ts';
import { runListeners } from '#platform/listeners.ts';
import type { LinkRecord } from '../links/link.repository.ts';
import type { OpeningContext } from '../links/open-link.ts';

export interface SeenTruck {
  readonly lat: number;
  readonly lng: number;
  readonly at: Date;
  readonly freshness: Freshness;
}

type Driven = Pick<
  OrderRecord,
  'id' | 'status' | 'last_lat' | 'last_lng' | 'last_seen_at' | 'accepted_at' | 'sharing_since'
>;

/** Where the trucks of open orders are, for the holder of a link, who is noted as a viewer; after the delivery nobody sees any. */
export async function trucksOf(
  context: Pick<OpeningContext, 'trx' | 'services' | 'now'>,
  link: LinkRecord,
  orders: readonly Driven[],
): Promise<ReadonlyMap<string, SeenTruck>> {
  const open = orders.filter(({ status }) => isOpen(status));
  const { trx, now } = context;
  const newest = new Map(
    (
      await seenTrips(
        trx,
        open.map(({ id }) => id),
      )
    ).map((seen) => [seen.order_id, seen]),
  );
  const shown = new Map<string, SeenTruck>();
  for (const order of open) {
    const truck = seenOf(order, newest.get(order.id), now);
    if (truck) shown.set(order.id, truck);
  }
  await noteSeen(context, link, [...shown.keys()]);
  return shown;
}

/** The holder of a link is noted as a viewer, also of a way without the place at its end. */
export function noteSeen(
  context: Pick<OpeningContext, 'trx' | 'services' | 'now'>,
  { id: linkId }: LinkRecord,
  orderIds: readonly string[],
): Promise<void> {
  const viewer = { viewerCompanyId: null, userId: null, linkId };
  return runListeners(context, positionsShown, { orderIds, way: 'link', now: context.now, ...viewer });
}

/** What its device or a person said last; the order itself knows it too, but a minute later. */
function seenOf(order: Driven, seen: SeenTrip | undefined, now: Date): SeenTruck | undefined {
  const { last_lat, last_lng, last_seen_at } = order;
  const byPhone = seen === undefined || seen.source === 'driver' || seen.device_kind === 'phone';
  if (byPhone && hasWithdrawn(order)) return undefined;
  if (seen && (last_seen_at === null || seen.at >= last_seen_at)) {
    const { lat, lng, at, contact_at, device_kind } = seen;
    return { lat, lng, at, freshness: freshnessOf(contact_at, now, gpsSettingsOf(device_kind ?? 'phone')) };
  }
  if (last_lat === null || last_lng === null || last_seen_at === null) return undefined;
  return {
    lat: last_lat,
    lng: last_lng,
    at: last_seen_at,
    freshness: freshnessOf(last_seen_at, now, gpsSettingsOf('phone')),
  };
}
