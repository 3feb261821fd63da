import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { freshnessLimits, freshnessOf } from '#areas/positions/rules/freshness.ts';
import { type GpsSettings, gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import type { LiveOrder, LivePlace, LiveTruck } from '#areas/tracking/contract/live.shapes.ts';
import { seesOrder, type Viewer } from '#areas/tracking/contract/live-viewer.ts';
import { seenPlace, type TrackerWay } from '#areas/tracking/rules/live/seen-place.ts';
import { truckState } from '#areas/tracking/rules/live/truck-state.ts';
import type { LatestPosition } from './latest-position.repository.ts';
import type { TrackedDevice, TruckFacts, TruckOrder } from './live-truck.repository.ts';

export type Positions = ReadonlyMap<string, LatestPosition>;

interface Tracker {
  readonly way: TrackerWay;
  readonly device: TrackedDevice | null;
  readonly at: Date | null;
  readonly contactAt: Date;
  readonly latest: LatestPosition;
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

function reported({ device, phoneDevice, order }: TruckFacts, positions: Positions): readonly Tracker[] {
  const trackers: Tracker[] = [];
  const add = (id: string, from: TrackedDevice | null) => {
    const latest = positions.get(id);
    if (!latest) return;
    const way = from ? wayOf(from) : latest.source === 'driver' ? 'phone' : 'person';
    trackers.push({ way, device: from, at: latest.at, contactAt: latest.contactAt, latest });
  };
  if (device) add(device.id, device);
  if (phoneDevice) add(phoneDevice.id, phoneDevice);
  if (order) add(order.id, null);
  return trackers;
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
  const seen = seenPlace(reported(facts, positions), { isOwn: facts.own, trip: order });
  const { contactAt } = seen;
  const place = seen.place?.latest ?? null;
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
const NO_DEVICE = gpsSettingsOf('phone');
/** Of devices as they were read: one that changes is read anew. */
const expectations = new WeakMap<TrackedDevice, GpsSettings>();

function expectedOf(device: TrackedDevice | null): GpsSettings {
  if (!device) return NO_DEVICE;
  const known = expectations.get(device);
  if (known) return known;
  const expected = gpsSettingsOf(device.kind, device);
  expectations.set(device, expected);
  return expected;
}

function changeOf(contactAt: Date, now: Date, expected: GpsSettings): number | null {
  const { lateAfter, silentAfter } = freshnessLimits(expected);
  const [late, silent] = [contactAt.getTime() + lateAfter * 1000, contactAt.getTime() + silentAfter * 1000];
  if (late >= now.getTime()) return late;
  return silent >= now.getTime() ? silent : null;
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
