import { setImmediate as pause } from 'node:timers/promises';
import { DEFAULT_INTERVAL_SECONDS } from '#areas/positions/rules/gps-defaults.ts';
import type { Fix, Happening } from '#areas/routes/rules/evaluate/alarm-state.ts';
import { type ClockVerdict, type Held, judgeDevice, judgeStart } from '#areas/tracking/rules/alerts/clock-rules.ts';
import {
  EMPTY_MEMORY,
  endTrip,
  type Incident,
  incidentKey,
  type Judgement,
  judgeClock,
  judgeFix,
  type TripMemory,
} from '#areas/tracking/rules/alerts/incidents.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { applyHeld, type StoredHeld } from './apply-held.ts';
import { applyHistory, applyIncidents, type TripContext } from './apply-incidents.ts';
import { followTrip } from './follow-trip.ts';
import { mutesOf } from './mute.repository.ts';
import { offTrip, type TripPlans } from './trip-plans.ts';
import {
  FIXES_READ,
  fixesAfter,
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
interface Remembered {
  readonly trip: TripMemory;
  readonly held: readonly StoredHeld[];
  readonly window: { readonly since: number; readonly count: number } | null;
  /** Since when the power of the device is cut. */
  readonly cutAt: number | null;
}

const NOTHING: Remembered = { trip: EMPTY_MEMORY, held: [], window: null, cutAt: null };
const OPEN: readonly (number | null)[] = [1, 2];
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
  const trips = await readWatched(trx, mine);
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
  const { judged_at: judgedAt } = trip;
  const now = services.now();
  const isLate = judgedAt !== null && (trip.replays_from !== null || fixes.some(({ at }) => at <= judgedAt));
  const seen = isLate ? await replay(context) : lookAt(context, before.trip, fixes);
  const isOver = trip.order_id !== null && !OPEN.includes(trip.status);
  const memory = await finish(context, seen, isOver);
  if (trip.order_id !== null) await followTrip(context, seen.happenings, memory);
  const window = windowOf(before, fixes.length, now);
  const cutAt = cutSince(trip, before);
  const { held, nextCheckAt } = verdictOf(context, { ...before, window, cutAt }, memory, isOver);
  const remembered = await applyHeld(context, before.held, held, memory);
  const isFull = window && now.getTime() - window.since >= (context.plan.alarms.eventFrequency.minutes ?? 0) * 60_000;
  return {
    id: trip.id,
    number: Math.max(Number(trip.number), seen.number),
    judgedAt: seen.judgedAt ?? judgedAt,
    nextCheckAt: nextLook(trip, isOver, nextCheckAt, now),
    isDue: seen.hasMore,
    replayed: isLate,
    asOf: trip.as_of,
    state: { trip: memory, held: remembered, window: isFull ? { since: now.getTime(), count: 0 } : window, cutAt },
  };
}

interface Seen {
  readonly memory: TripMemory;
  readonly incidents: readonly Incident[];
  readonly happenings: readonly Happening[];
  readonly number: number;
  readonly judgedAt: Date | null;
  readonly hasMore: boolean;
}

/** A truck that is known to stand is where it stood, whatever its noise says. */
function steady({ isParked, ...fix }: StoredFix, { alarms }: TripMemory): Fix {
  const stood = alarms.stay ?? alarms.last;
  return isParked && stood ? { ...fix, speedKmh: 0, position: { lat: stood.lat, lng: stood.lng } } : fix;
}

function lookAt({ plan }: TripContext, memory: TripMemory, fixes: readonly StoredFix[]): Seen {
  const incidents = new Map<string, Incident>();
  const happenings: Happening[] = [];
  let now = memory;
  for (const fix of fixes) {
    const judgement = judgeFix(plan, now, steady(fix, now));
    now = judgement.memory;
    collect(incidents, happenings, judgement);
  }
  const number = fixes.reduce((most, fix) => Math.max(most, fix.number), 0);
  return {
    ...{ memory: now, incidents: [...incidents.values()], happenings, number },
    ...{ judgedAt: fixes.at(-1)?.at ?? null, hasMore: fixes.length >= FIXES_READ },
  };
}

function collect(incidents: Map<string, Incident>, happenings: Happening[], judgement: Judgement): void {
  for (const incident of judgement.changed) incidents.set(incidentKey(incident), incident);
  happenings.push(...judgement.happenings);
}

/** Late positions change what came after them, so the trip is judged once more from its beginning. */
async function replay(context: TripContext): Promise<Seen> {
  const { trx, trip } = context;
  let seen: Seen = {
    ...{ memory: EMPTY_MEMORY, incidents: [], happenings: [] },
    number: 0,
    judgedAt: null,
    hasMore: true,
  };
  const incidents = new Map<string, Incident>();
  while (seen.hasMore) {
    const page = await fixesAfter(trx, trip.id, seen.judgedAt);
    const next = lookAt(context, seen.memory, page);
    for (const incident of next.incidents) incidents.set(incidentKey(incident), incident);
    seen = {
      ...next,
      happenings: [...seen.happenings, ...next.happenings],
      judgedAt: next.judgedAt ?? seen.judgedAt,
      number: Math.max(seen.number, next.number),
    };
    // Other work of this process goes on between two pages.
    await pause();
  }
  const found = { ...seen, incidents: [...incidents.values()] };
  await applyHistory(context, found.incidents, found.happenings);
  return { ...found, incidents: [] };
}

/** What the clock adds, or the end of the trip; then everything that changed is stored. */
async function finish(context: TripContext, { memory, incidents }: Seen, isOver: boolean): Promise<TripMemory> {
  const { services, trip, plan } = context;
  if (trip.order_id === null) return memory;
  const now = services.now();
  const last = isOver ? endTrip(memory, trip.finished_at ?? now) : judgeClock(plan, memory, now);
  const changed = new Map<string, Incident>();
  for (const incident of [...incidents, ...last.changed]) changed.set(incidentKey(incident), incident);
  await applyIncidents(context, [...changed.values()]);
  return last.memory;
}

function windowOf({ window }: Remembered, count: number, now: Date): NonNullable<Remembered['window']> {
  return window ? { ...window, count: window.count + count } : { since: now.getTime(), count };
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
  if (isOver || trip.is_on_trip || trip.device_disabled) return { held: [], nextCheckAt: null };
  const now = services.now().getTime();
  const usual = trip.device_kind ? DEFAULT_INTERVAL_SECONDS[trip.device_kind] : 60;
  const facts = {
    contactAt: trip.contact_at?.getTime() ?? null,
    fixAt: trip.fix_at?.getTime() ?? null,
    searchedAt: trip.searched_at?.getTime() ?? null,
    batteryPercent: trip.battery_percent,
    cutAt,
    intervalSeconds: trip.interval_seconds ?? usual,
    received: window,
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
