import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { freshnessLimits, freshnessOf } from '#areas/positions/rules/freshness.ts';
import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import type { LiveOrder, LivePlace, LiveTruck } from '#areas/tracking/contract/live.shapes.ts';
import { seesOrder, type Viewer } from '#areas/tracking/contract/live-viewer.ts';
import { seenPlace, type TrackerWay } from '#areas/tracking/rules/live/seen-place.ts';
import { truckState } from '#areas/tracking/rules/live/truck-state.ts';
import type { LatestPosition } from './latest-position.repository.ts';
import type { TrackedDevice, TruckFacts, TruckOrder } from './live-truck.repository.ts';

export type Positions = ReadonlyMap<string, LatestPosition>;

interface Tracker extends LatestPosition {
  readonly way: TrackerWay;
  readonly device: TrackedDevice | null;
}

/** What a viewer sees of a truck: with its order, only the own device, or nothing. */
export type Sight = 'trip' | 'fleet' | null;

export function sightOf(viewer: Viewer, { order, own, device }: TruckFacts): Sight {
  if (order && seesOrder(viewer, order)) return 'trip';
  return own && device && viewer.seesFleet ? 'fleet' : null;
}

export const trackersOf = ({ device, phoneDevice, order }: TruckFacts): readonly string[] =>
  [device?.id, phoneDevice?.id, order?.id].filter((id) => id !== undefined);

const wayOf = (device: TrackedDevice): TrackerWay => (device.kind === 'phone' ? 'phone' : 'device');

function* reported(facts: TruckFacts, positions: Positions): Generator<Tracker> {
  const { device, phoneDevice, order } = facts;
  for (const one of [device, phoneDevice]) {
    const latest = one ? positions.get(one.id) : undefined;
    if (one && latest) yield { ...latest, way: wayOf(one), device: one };
  }
  const latest = order ? positions.get(order.id) : undefined;
  if (latest) yield { ...latest, way: latest.source === 'driver' ? 'phone' : 'person', device: null };
}

export interface PlacedTruck {
  readonly place: LivePlace;
  /** When it counts as later or as silent without another message; null when it is silent already. */
  readonly changesAt: number | null;
}

const LAT_LNG_SCALE = 1e5;
const rounded = (degrees: number) => Math.round(degrees * LAT_LNG_SCALE) / LAT_LNG_SCALE;

/** Where a viewer sees the truck, as of now. */
export function placeTruck(facts: TruckFacts, sight: 'trip' | 'fleet', positions: Positions, now: Date): PlacedTruck {
  const order = sight === 'trip' ? facts.order : null;
  const trip = order && {
    assignedAt: new Date(order.assignedAt),
    sharingSince: order.sharingSince === null ? null : new Date(order.sharingSince),
  };
  const seen = seenPlace([...reported(facts, positions)], { isOwn: facts.own, trip });
  const { place, contactAt } = seen;
  const expected = expectedOf(seen.tracker?.device ?? null);
  const freshness = freshnessOf(contactAt, now, expected);
  const speedKmh = place?.speedKmh ?? null;
  const hasAlert = facts.alert !== null;
  const state = truckState({ hasAlert, freshness, speedKmh, stands: Boolean(place?.stationarySince) });
  const shown: LivePlace = {
    id: facts.id,
    lat: place?.lat == null ? null : rounded(place.lat),
    lng: place?.lng == null ? null : rounded(place.lng),
    heading: place?.heading == null ? null : Math.round(place.heading),
    speed: speedKmh === null ? null : Math.round(speedKmh),
    at: place?.at?.toISOString() ?? null,
    contactAt: contactAt?.toISOString() ?? null,
    freshness,
    state,
    source: place?.source ?? null,
  };
  return { place: shown, changesAt: contactAt && changeOf(contactAt, now, expected) };
}

/** A page without a device reports like a phone. */
const expectedOf = (device: TrackedDevice | null) => gpsSettingsOf(device?.kind ?? 'phone', device ?? {});

function changeOf(contactAt: Date, now: Date, expected: ReturnType<typeof expectedOf>): number | null {
  const { lateAfter, silentAfter } = freshnessLimits(expected);
  const times = [lateAfter, silentAfter].map((seconds) => contactAt.getTime() + seconds * 1000);
  return times.find((time) => time >= now.getTime()) ?? null;
}

/** Everything else about it, as the viewer may know it. */
export function describeTruck(
  facts: TruckFacts,
  sight: 'trip' | 'fleet',
  viewer: Viewer,
): Omit<LiveTruck, keyof LivePlace> {
  const order = sight === 'trip' ? facts.order : null;
  const { device, own, plate, alert } = facts;
  const hasOrder = facts.order !== null;
  return {
    plate,
    own,
    deviceId: own ? (device?.id ?? null) : null,
    unverified: device?.unverified ?? false,
    simulated: device?.kind === 'simulated',
    driver: order ? order.driver : hasOrder ? null : facts.usualDriver,
    phone: order && (viewer.seesPhones || isDriver(viewer, order)) ? order.phone : null,
    order: order && presentOrder(order),
    alert: order || !hasOrder ? alert : null,
    freeSince: hasOrder ? null : (facts.freeSince?.toISOString() ?? null),
    free: own && facts.isTruck && !hasOrder,
  };
}

const isDriver = ({ drivesAs }: Viewer, { driverUserId }: TruckOrder) => drivesAs !== null && drivesAs === driverUserId;

function presentOrder({
  status,
  lateAt,
  assignedAt: _a,
  sharingSince,
  hasShared,
  pathVersionId: _v,
  driver: _d,
  driverUserId: _u,
  phone: _p,
  ...order
}: TruckOrder): LiveOrder {
  return {
    ...order,
    status: status === ORDER_STATUS.inProgress ? 'inProgress' : 'assigned',
    lateAt: lateAt === null ? null : new Date(lateAt).toISOString(),
    sharing: sharingSince !== null ? 'shared' : hasShared ? 'ended' : 'never',
  };
}
