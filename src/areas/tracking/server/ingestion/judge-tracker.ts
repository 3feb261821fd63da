import { gpsSettingsOf } from '#areas/positions/rules/gps-defaults.ts';
import { type TrackerSpans, type TripAt, tripAt } from '#areas/positions/rules/spans.ts';
import type { FoundTracker, LatestPosition, Neighbours, StoredPosition } from '#areas/positions/server/index.ts';
import {
  CLOCK_AHEAD_MS,
  type Fix,
  judgeFix,
  type Reason,
  type TrackerState,
  type Verdict,
} from '#areas/tracking/rules/ingestion/judge-fix.ts';
import type { DeviceMessage } from '#areas/tracking/rules/messages/device-message.ts';

/** One message in a batch, with the request that brought it. */
export interface Item {
  readonly request: number;
  readonly message: DeviceMessage;
  readonly via: 'http' | 'mqtt' | 'tcp';
  readonly arrivedAt: Date;
}

export interface JudgedItem {
  readonly item: Item;
  readonly reason: Reason | null;
  readonly verdict: Verdict | null;
  readonly trip: TripAt;
}

/** What the messages of one device come to. */
export interface JudgedTracker {
  readonly tracker: FoundTracker;
  readonly facts: TrackerFacts;
  readonly items: readonly JudgedItem[];
  readonly stored: readonly StoredPosition[];
  readonly latest: LatestPosition;
  /** The trip it is on as it reports, whether or not it sends a place. */
  readonly now: TripAt;
  /** Trips with something new, each with the time of its earliest late position. */
  readonly news: ReadonlyMap<string, { readonly trip: TripAt; readonly replaysFrom: Date | null }>;
}

/** What its messages are judged by, however far it moves. */
export interface TrackerFacts {
  readonly spans: TrackerSpans;
  readonly maxSpeedKmh: number;
  readonly maxAccuracyM: number;
}

export function factsOf(tracker: FoundTracker): TrackerFacts {
  const { maxSpeedKmh, maxAccuracyM } = gpsSettingsOf(tracker.kind, {
    maxSpeedKmh: tracker.max_speed_kmh,
    maxAccuracyM: tracker.max_accuracy_m,
  });
  return {
    spans: {
      isPhone: tracker.kind === 'phone',
      driverId: tracker.driver_id,
      links: tracker.links ?? [],
      trips: tracker.trips ?? [],
      sharing: tracker.sharing ?? [],
    },
    maxSpeedKmh,
    maxAccuracyM,
  };
}

/** When a message happened, as far as the order of messages is concerned. */
export function momentOf({ message: { at }, arrivedAt }: Item): Date {
  return at === null || at.getTime() - arrivedAt.getTime() > CLOCK_AHEAD_MS ? arrivedAt : at;
}

/** What comes late is judged by its neighbours in history. */
export const isLate = (tracker: FoundTracker, item: Item): boolean =>
  tracker.at !== null && item.message.position !== null && momentOf(item) < tracker.at;

interface KeptDoubt extends Omit<Fix, 'at'> {
  readonly at: string;
  readonly trip: TripAt;
}

/** Judges the messages of one device in the order of their own times, so that a shuffled batch tells the same. */
export function judgeTracker(
  tracker: FoundTracker,
  items: readonly Item[],
  neighbours: ReadonlyMap<Item, Neighbours>,
  facts: TrackerFacts = factsOf(tracker),
): JudgedTracker {
  const { spans, maxSpeedKmh, maxAccuracyM } = facts;
  const doubted = tracker.doubt as KeptDoubt | null;
  const doubtedAt = doubted ? new Date(doubted.at) : null;
  /** A doubted position belongs to what it belonged to when it came. */
  const findTrip = (at: Date) => (doubted && doubtedAt?.getTime() === at.getTime() ? doubted.trip : tripAt(spans, at));
  /** Asked several times for each message. */
  let found: { readonly time: number; readonly trip: TripAt } | undefined;
  const tripOf = (at: Date): TripAt => {
    const time = at.getTime();
    if (found?.time !== time) found = { time, trip: findTrip(at) };
    return found.trip;
  };
  const begin = stateOf(tracker, doubted && doubtedAt ? { ...doubted, at: doubtedAt } : null);
  let state = begin;
  let lateBefore: Fix | null = null;
  const judged: JudgedItem[] = [];
  const stored: StoredPosition[] = [];
  const news = new Map<string, { trip: TripAt; replaysFrom: Date | null }>();
  const ordered = inOrder(items);
  let newest = new Date(0);
  const isShared = (at: Date) => tripOf(at).isShared;
  for (const item of ordered) {
    const { message, arrivedAt } = item;
    if (arrivedAt > newest) newest = arrivedAt;
    const around = () => {
      const found = neighbours.get(item);
      return { before: later(found?.before ?? null, lateBefore), after: found?.after ?? null };
    };
    const judgement = judgeFix(message, state, { arrivedAt, maxSpeedKmh, maxAccuracyM, isShared, around });
    state = judgement.state;
    for (const { fix, verdict } of judgement.stored) {
      const trip = tripOf(fix.at);
      const isBehind = state.last !== null && fix.at < state.last.at && verdict === 'late';
      if (isBehind) lateBefore = fix;
      stored.push(storedOf(tracker, fix, verdict, trip));
      const id = trip.orderId ?? tracker.id;
      const known = news.get(id)?.replaysFrom ?? null;
      const late = isBehind && (known === null || fix.at < known) ? fix.at : known;
      news.set(id, { trip, replaysFrom: late });
    }
    const verdict = judgement.stored.at(-1)?.verdict ?? null;
    judged.push({ item, reason: judgement.reason, verdict, trip: tripOf(momentOf(item)) });
  }
  const now = tripAt(spans, newest);
  if (judged.some(({ reason }) => reason !== 'duplicate')) {
    const id = now.orderId ?? tracker.id;
    if (!news.has(id)) news.set(id, { trip: now, replaysFrom: null });
  }
  return {
    tracker,
    facts,
    items: judged,
    stored,
    news,
    now,
    latest: latestOf(tracker, state, { hasMoved: state.last !== begin.last, contactAt: newest, tripOf, ordered }),
  };
}

const inOrder = (items: readonly Item[]): readonly Item[] =>
  items.length === 1 ? items : items.toSorted((one, other) => momentOf(one).getTime() - momentOf(other).getTime());

function later<S extends { readonly at: Date }>(one: S | null, other: S | null): S | null {
  if (!one || !other) return one ?? other;
  return one.at > other.at ? one : other;
}

function stateOf(tracker: FoundTracker, doubt: Fix | null): TrackerState {
  const { at, lat, lng } = tracker;
  return {
    last:
      at && lat !== null && lng !== null
        ? {
            at,
            lat,
            lng,
            speedKmh: tracker.speed_kmh,
            heading: tracker.heading,
            accuracyM: tracker.accuracy_m,
            altitudeM: null,
          }
        : null,
    storedAt: tracker.stored_at,
    stationarySince: tracker.stationary_since,
    isClockAhead: tracker.is_clock_ahead,
    doubt,
  };
}

const storedOf = (tracker: FoundTracker, fix: Fix, verdict: Verdict, trip: TripAt): StoredPosition => ({
  trackerId: tracker.id,
  companyId: tracker.company_id,
  vehicleId: trip.vehicleId,
  orderId: trip.orderId,
  at: fix.at,
  lat: fix.lat,
  lng: fix.lng,
  speedKmh: fix.speedKmh,
  heading: fix.heading,
  accuracyM: fix.accuracyM,
  altitudeM: fix.altitudeM,
  verdict,
});

interface Said {
  readonly hasMoved: boolean;
  readonly contactAt: Date;
  readonly tripOf: (at: Date) => TripAt;
  readonly ordered: readonly Item[];
}

function latestOf(
  tracker: FoundTracker,
  state: TrackerState,
  { hasMoved, contactAt, tripOf, ordered }: Said,
): LatestPosition {
  const { last, doubt } = state;
  const trip = hasMoved && last ? tripOf(last.at) : null;
  let { battery_percent: batteryPercent, has_power: hasPower, ignition } = tracker;
  for (const item of ordered) {
    // A message that came late says nothing about now.
    if (isLate(tracker, item)) continue;
    const { message } = item;
    batteryPercent = message.batteryPercent ?? batteryPercent;
    hasPower = message.hasPower ?? hasPower;
    ignition = message.ignition ?? ignition;
  }
  return {
    trackerId: tracker.id,
    hasMoved,
    vehicleId: trip?.vehicleId ?? null,
    orderId: trip?.orderId ?? null,
    at: last?.at ?? null,
    lat: last?.lat ?? null,
    lng: last?.lng ?? null,
    speedKmh: last?.speedKmh ?? null,
    heading: last?.heading ?? null,
    accuracyM: last?.accuracyM ?? null,
    isClockAhead: state.isClockAhead,
    stationarySince: state.stationarySince,
    storedAt: state.storedAt,
    contactAt,
    batteryPercent,
    hasPower,
    ignition,
    doubt: doubt && { ...doubt, trip: tripOf(doubt.at) },
  };
}
