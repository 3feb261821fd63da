import { freshnessAt, freshnessLimits } from '#areas/positions/rules/freshness.ts';
import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import type { LivePlace } from '#areas/tracking/contract/live.shapes.ts';
import { type Permitted, type Reported, seenPlace, type TrackerWay } from '#areas/tracking/rules/live/seen-place.ts';
import { truckState } from '#areas/tracking/rules/live/truck-state.ts';
import { instantText } from './instant-text.ts';
import type { LatestPosition } from './latest-position.repository.ts';
import type { TrackedDevice, TruckFacts } from './live-truck.repository.ts';

export type Positions = ReadonlyMap<string, LatestPosition>;

/** What a tracker of a truck last reported; without a device it is the driver's page, or a person. */
export interface Tracker extends Reported {
  readonly way: TrackerWay;
  readonly device: TrackedDevice | null;
  readonly latest: LatestPosition;
}

export function trackerOf(latest: LatestPosition, device: TrackedDevice | null): Tracker {
  const way = device ? (device.kind === 'phone' ? 'phone' : 'device') : latest.source === 'driver' ? 'phone' : 'person';
  return { way, device, at: latest.at, contactAt: latest.contactAt, latest };
}

/** Those of its trackers that reported something yet. */
export function reported({ device, phoneDevice, order }: TruckFacts, positions: Positions): Tracker[] {
  const trackers: Tracker[] = [];
  const add = (id: string, from: TrackedDevice | null) => {
    const latest = positions.get(id);
    if (latest) trackers.push(trackerOf(latest, from));
  };
  if (device) add(device.id, device);
  if (phoneDevice) add(phoneDevice.id, phoneDevice);
  if (order) add(order.id, null);
  return trackers;
}

export function permittedOf({ own, order }: TruckFacts, sight: 'trip' | 'fleet'): Permitted {
  const trip = sight === 'trip' ? order : null;
  return {
    isOwn: own,
    trip: trip && { assignedAt: trip.assignedAt.getTime(), sharingSince: trip.sharingSince?.getTime() ?? null },
  };
}

export interface PlacedTruck {
  readonly place: LivePlace;
  /** When it counts as later or as silent without another message; null when it is silent already. */
  readonly changesAt: number | null;
}

/** Where a truck is seen, as of now. */
export function placeTruck(
  { id, alert }: TruckFacts,
  trackers: readonly Tracker[],
  permitted: Permitted,
  now: number,
): PlacedTruck {
  const { place: seen, contactAt, tracker } = seenPlace(trackers, permitted);
  const place = seen?.latest ?? null;
  const limits = limitsOf(tracker?.device ?? null);
  const freshness = freshnessAt(contactAt, now, limits);
  const speedKmh = place?.speedKmh ?? null;
  const at = place?.at ?? null;
  return {
    place: {
      id,
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      heading: place?.heading ?? null,
      speed: speedKmh === null ? null : Math.round(speedKmh),
      at: at === null ? null : instantText(at),
      contactAt: contactAt === null ? null : instantText(contactAt),
      freshness,
      state: truckState({
        criticality: alert?.criticality ?? null,
        freshness,
        speedKmh,
        stands: place?.stands ?? false,
      }),
      source: place?.source ?? null,
    },
    changesAt: contactAt === null ? null : changeOf(contactAt, now, limits),
  };
}

type Limits = ReturnType<typeof freshnessLimits>;

/** A page without a device reports like a phone. */
const NO_DEVICE = freshnessLimits(gpsSettingsOf('phone'));
/** Of devices as they were read: one that changes is read anew. */
const limits = new WeakMap<TrackedDevice, Limits>();

function limitsOf(device: TrackedDevice | null): Limits {
  if (!device) return NO_DEVICE;
  const known = limits.get(device);
  if (known) return known;
  const expected = freshnessLimits(gpsSettingsOf(device.kind, device));
  limits.set(device, expected);
  return expected;
}

function changeOf(contactAt: number, now: number, { lateAfter, silentAfter }: Limits): number | null {
  const [late, silent] = [contactAt + lateAfter * 1000, contactAt + silentAfter * 1000];
  if (late >= now) return late;
  return silent >= now ? silent : null;
}
