import { DEFAULT_INTERVAL_SECONDS } from '#areas/positions/rules/gps-defaults.ts';
import { type ClockVerdict, type Held, judgeDevice, judgeStart } from '#areas/tracking/rules/alerts/clock-rules.ts';
import {
  EMPTY_MEMORY,
  endTrip,
  type Judgement,
  judgeClock,
  type TripMemory,
} from '#areas/tracking/rules/alerts/incidents.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { applyHeld, type StoredHeld } from './apply-held.ts';
import { applyHistory, applyIncidents } from './apply-incidents.ts';
import { followTrip, tripEvents } from './follow-trip.ts';
import { endReportedByDevice } from './incident.repository.ts';
import { lookAt, type Memories, newest, replay } from './look-at-trip.ts';
import { mutesOf } from './mute.repository.ts';
import type { TripContext } from './trip-context.ts';
import { offTrip, type TripPlans } from './trip-plans.ts';
import {
  holdTrips,
  type JudgedTrip,
  makeDue,
  newFixes,
  readWatched,
  type StoredFix,
  saveJudged,
  type WatchedRecord,
} from './watched-trip.repository.ts';

/** What is stored between two looks. */
interface Remembered extends Memories {
  readonly held: readonly StoredHeld[];
  /** Messages of one device are counted from here on: of its count since a day, so many came before. */
  readonly window: {
    readonly deviceId: string;
    readonly since: number;
    readonly day: string;
    readonly before: number;
  } | null;
  /** Since when the power of the device is cut. */
  readonly cutAt: number | null;
}

const NOTHING: Remembered = { trip: EMPTY_MEMORY, kept: [], held: [], window: null, cutAt: null };
const OPEN: readonly (number | null)[] = [1, 2];
const MINUTE_MS = 60_000;
/** A device may say something that is no position, which makes nothing due. */
const LOOK_AGAIN_SECONDS = { trip: 60, device: 300 } as const;

/** Judges what is new of these trips in the transaction of the caller, in platform scope. */
export async function judgeTrips(
  trx: Trx,
  services: Services,
  plans: TripPlans,
  ids: readonly string[],
): Promise<void> {
  const mine = await holdTrips(trx, ids);
  await makeDue(
    trx,
    ids.filter((id) => !mine.includes(id)),
  );
  const trips = await readWatched(trx, mine, dayOf(services.now()));
  const fixes = await newFixes(trx, mine);
  const mutes = await mutesOf(
    trx,
    trips.flatMap(({ vehicle_id }) => vehicle_id ?? []),
  );
  const judged: JudgedTrip[] = [];
  for (const trip of trips) {
    const found = await plans.planOf(trx, trip);
    const plan = trip.order_id === null ? offTrip(found) : found;
    judged.push(await judge({ trx, services, trip, plan, mutes }, fixes.get(trip.id) ?? []));
  }
  await saveJudged(trx, judged);
}

async function judge(context: TripContext, fixes: readonly StoredFix[]): Promise<JudgedTrip> {
  const { services, trip } = context;
  const before = { ...NOTHING, ...(trip.state as Partial<Remembered>) };
  const now = services.now();
  const late = lateOf(trip, fixes);
  const seen = late ? await replay(context, before, late) : lookAt(context, before, fixes);
  const isOver = trip.order_id !== null && !OPEN.includes(trip.status);
  const { memory, changed } = lastWord(context, seen.memories.trip, isOver);
  const incidents = newest([...seen.incidents, ...changed]);
  const events = tripEvents(seen.happenings, incidents);
  if (seen.again) await applyHistory(context, incidents, events, seen.again);
  else await applyIncidents(context, incidents);
  if (trip.order_id !== null) {
    await followTrip(context, events, memory);
    if (isOver) await endReportedByDevice(context.trx, trip.order_id, trip.finished_at ?? now);
  }
  const window = windowOf(trip, before, now);
  const cutAt = cutSince(trip, before);
  const { held, nextCheckAt } = verdictOf(context, { ...before, window, cutAt }, memory, isOver);
  const remembered = await applyHeld(context, before.held, held, memory, isOver);
  const isFull =
    window && now.getTime() - window.since >= (context.plan.alarms.eventFrequency.minutes ?? 0) * MINUTE_MS;
  return {
    id: trip.id,
    number: Math.max(Number(trip.number), seen.number),
    judgedAt: seen.judgedAt ?? trip.judged_at,
    nextCheckAt: nextLook(trip, isOver, nextCheckAt, now),
    isDue: seen.hasMore,
    asOf: trip.as_of,
    state: {
      ...{ trip: memory, kept: seen.memories.kept, held: remembered },
      ...{ window: isFull ? windowOf(trip, NOTHING, now) : window, cutAt },
    },
  };
}

/** The earliest position that is older than what was judged; null where there is none. */
function lateOf({ judged_at: judgedAt, replays_from: from }: WatchedRecord, fixes: readonly StoredFix[]): Date | null {
  if (judgedAt === null) return null;
  const late = [...(from ? [from] : []), ...fixes.map(({ at }) => at)].filter((at) => at <= judgedAt);
  return late.length > 0 ? new Date(Math.min(...late.map((at) => at.getTime()))) : null;
}

/** What the clock adds, or the end of the trip. */
function lastWord({ services, trip, plan }: TripContext, memory: TripMemory, isOver: boolean): Judgement {
  if (trip.order_id === null) return { memory, changed: [], happenings: [] };
  const now = services.now();
  return isOver ? endTrip(memory, trip.finished_at ?? now) : judgeClock(plan, memory, now);
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Of the device that reports now, whatever else reports for the trip; a page of the driver keeps no rhythm. */
function windowOf(trip: WatchedRecord, { window }: Remembered, now: Date): Remembered['window'] {
  const { reporting_device_id: deviceId, received_today: before } = trip;
  if (deviceId === null) return null;
  return window?.deviceId === deviceId ? window : { deviceId, since: now.getTime(), day: dayOf(now), before };
}

/** A phone that is not charging is not cut off. */
function cutSince({ device_kind, has_power, contact_at }: WatchedRecord, { cutAt }: Remembered): number | null {
  if (device_kind === 'phone' || has_power !== false) return null;
  return cutAt ?? contact_at?.getTime() ?? null;
}

function verdictOf(
  { trip, plan, services }: TripContext,
  { held, window, cutAt }: Remembered,
  memory: TripMemory,
  isOver: boolean,
): ClockVerdict {
  if (isOver || trip.is_left_alone || trip.device_disabled) return { held: [], nextCheckAt: null };
  const now = services.now().getTime();
  const usual = trip.device_kind ? DEFAULT_INTERVAL_SECONDS[trip.device_kind] : 60;
  const facts = {
    contactAt: trip.contact_at?.getTime() ?? null,
    fixAt: trip.fix_at?.getTime() ?? null,
    searchedAt: trip.searched_at?.getTime() ?? null,
    batteryPercent: trip.battery_percent,
    cutAt,
    intervalSeconds: trip.interval_seconds ?? usual,
    received: window && { since: window.since, count: Math.max(0, trip.received_since - window.before) },
  };
  const wasHeld = new Map(held.map((one): [string, Held] => [one.type, one]));
  const device = judgeDevice(plan.alarms, facts, wasHeld, { now, timeZone: trip.time_zone });
  if (trip.order_id === null) return device;
  const start = judgeStart(
    plan.alarms,
    {
      loadBy: trip.load_by?.getTime() ?? null,
      startedAt: trip.started_at?.getTime() ?? null,
      departedAt: memory.departedAt,
    },
    now,
  );
  const next = [device.nextCheckAt, start.nextCheckAt].filter((at) => at !== null);
  return { held: [...device.held, ...start.held], nextCheckAt: next.length > 0 ? Math.min(...next) : null };
}

function nextLook(trip: WatchedRecord, isOver: boolean, at: number | null, now: Date): Date | null {
  if (isOver) return null;
  const seconds = trip.order_id === null ? LOOK_AGAIN_SECONDS.device : LOOK_AGAIN_SECONDS.trip;
  const again = now.getTime() + seconds * 1000;
  return new Date(Math.max(now.getTime() + 1000, Math.min(at ?? again, again)));
}
