import { addDays, dayIn, hourIn, instantIn } from '#kernel/dates.ts';
import type { Trx } from '#platform/db/database.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { FreeTime, Schedule } from '../contract/booking.shapes.ts';
import { bookingErrors } from '../contract/warehouse.errors.ts';
import { type DateWindow, dateWindow, isWithin } from '../rules/date-window.ts';
import {
  type Dock,
  type FreePlace,
  freeDays,
  freePlaces,
  isOpen,
  nearest,
  takes,
  type Work,
} from '../rules/free-times.ts';
import { closedSpans, type Start, startsOf } from '../rules/opening-hours.ts';
import { NEAREST_TIMES } from '../rules/warehouse-limits.ts';
import { gapsOf, heldBetween } from './dock-slot.repository.ts';
import type { WarehouseRecord } from './warehouse.repository.ts';

/** What somebody looks for a time for, at a warehouse whose rules are known. */
export interface Search {
  readonly warehouse: WarehouseRecord;
  readonly work: Work;
  /** The day the order asks for. */
  readonly dueOn: string | null;
  readonly now: Date;
  readonly except: { readonly holdKey?: string | undefined; readonly bookingId?: string | undefined };
  /** People of the warehouse book until the last moment. */
  readonly isStaff: boolean;
}

/** Of more docks only gaps that a start falls into are fetched: every night is one. */
const FEW_DOCKS = 5;
/** How many days after the one asked for are looked at for other free times. */
const NEAREST_DAYS = 3;
const MINUTE = 60_000;

export function windowOf({ warehouse, dueOn, now }: Pick<Search, 'warehouse' | 'dueOn' | 'now'>): DateWindow {
  return dateWindow(dayIn(now, warehouse.time_zone), dueOn, warehouse.view_days);
}

export const docksFor = ({ warehouse, work }: Pick<Search, 'warehouse' | 'work'>): readonly Dock[] =>
  warehouse.docks.filter((dock) => takes(dock, work));

function rulesOf({ warehouse, work, now, isStaff }: Search, from: string, until: string) {
  const cutoff = isStaff ? 0 : warehouse.booking_cutoff_minutes;
  return {
    minutes: work.minutes,
    bufferMinutes: warehouse.buffer_minutes,
    notBefore: now.getTime() + cutoff * MINUTE,
    closed: closedSpans(warehouse.closures, warehouse.time_zone, from, addDays(until, 1)),
  };
}

/** The starts of each day, by the rules they follow. Calendars are slow, and everybody who books asks for the same days. */
const known = new Map<string, Map<string, Start[]>>();
const MOST_KNOWN = 30;
/** A year ahead is the furthest that people book; older days are of no use any more. */
const MOST_DAYS = 400;

function startsIn({ warehouse }: Pick<Search, 'warehouse'>): (day: string) => readonly Start[] {
  const { shifts, time_zone, interval_minutes } = warehouse;
  const rules = JSON.stringify([time_zone, interval_minutes, shifts]);
  const days = known.get(rules) ?? new Map<string, Start[]>();
  if (!known.has(rules) && known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
  known.set(rules, days);
  return (day) => {
    const starts = days.get(day) ?? startsOf(shifts, day, time_zone, interval_minutes);
    if (days.size >= MOST_DAYS) days.clear();
    days.set(day, starts);
    return starts;
  };
}

const startsOn = (search: Pick<Search, 'warehouse'>, day: string) => startsIn(search)(day);

function daysBetween(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Night shifts begin on one day and go on into the next, so the order of days is not that of their starts. */
const allStarts = (startsAt: ReturnType<typeof startsIn>, days: readonly string[]): number[] =>
  days.flatMap((day) => startsAt(day).map(({ at }) => at)).sort((one, other) => one - other);

/** Between the first and the last of some days, given in their order. */
async function gapsOn(trx: Trx, search: Search, docks: readonly Dock[], days: readonly string[]) {
  const { warehouse, work, except } = search;
  const [from, until] = [days[0], days.at(-1)];
  if (docks.length === 0 || from === undefined || until === undefined) return [];
  const startsAt = startsIn(search);
  return withPlatformScope(trx, () =>
    gapsOf(trx, {
      dockIds: docks.map(({ id }) => id),
      from: instantIn(from, '00:00', warehouse.time_zone),
      // Work that begins in the last minute of the last day may end on the next.
      until: instantIn(addDays(until, 2), '00:00', warehouse.time_zone),
      minutes: work.minutes + warehouse.buffer_minutes,
      ...(docks.length > FEW_DOCKS ? { starts: allStarts(startsAt, days) } : {}),
      except,
    }),
  );
}

/** One dock mostly has a free place on nearly every day: the others are looked at for the days that are left. */
const partsOf = (docks: readonly Dock[]) =>
  [docks.slice(0, 1), docks.slice(1, FEW_DOCKS), docks.slice(FEW_DOCKS)].filter((part) => part.length > 0);

/** The days of the window without any free place. */
export async function unavailableDays(trx: Trx, search: Search): Promise<readonly string[]> {
  const { from, until } = windowOf(search);
  const rules = rulesOf(search, from, until);
  const startsAt = startsIn(search);
  let days = daysBetween(from, until);
  for (const docks of partsOf(docksFor(search))) {
    if (days.length === 0) break;
    const gaps = await gapsOn(trx, search, docks, days);
    const free = freeDays(new Map(days.map((day) => [day, startsAt(day)])), gaps, rules);
    days = days.filter((day) => !free.has(day));
  }
  return days;
}

/** Every time of every dock on one day, free or taken. */
export async function timesOn(trx: Trx, search: Search, day: string): Promise<readonly Schedule[]> {
  const docks = docksFor(search);
  const starts = startsOn(search, day);
  const rules = rulesOf(search, day, day);
  const zone = search.warehouse.time_zone;
  const [gaps, held] = [await gapsOn(trx, search, docks, [day]), await heldOn(trx, search, docks, day)];
  const free = new Set(freePlaces(starts, gaps, rules).map(({ dockId, start }) => `${dockId} ${start.at}`));
  return starts.flatMap((start) => {
    const until = start.at + (rules.minutes + rules.bufferMinutes) * MINUTE;
    const endTime = hourIn(new Date(start.at + rules.minutes * MINUTE), zone);
    return docks
      .filter((dock) => isOpen(start, dock.id, rules))
      .map((dock) => {
        const isFree = free.has(`${dock.id} ${start.at}`);
        return {
          dock: { id: dock.id },
          shiftId: start.shiftId,
          startTime: start.hour,
          endTime,
          scheduleStatus: isFree,
          held:
            !isFree &&
            held.some((one) => one.dockId === dock.id && one.from.getTime() < until && start.at < one.until.getTime()),
        };
      });
  });
}

function heldOn(trx: Trx, { warehouse, except }: Search, docks: readonly Dock[], day: string) {
  const [from, until] = [day, addDays(day, 1)].map((one) => instantIn(one, '00:00', warehouse.time_zone));
  if (docks.length === 0) return [];
  return withPlatformScope(trx, () =>
    heldBetween(
      trx,
      docks.map(({ id }) => id),
      from!,
      until!,
      except.holdKey,
    ),
  );
}

/** The free times nearest to one that is taken, on its day and those after it. */
export async function nearestTimes(trx: Trx, search: Search, day: string, moment: Date): Promise<readonly FreeTime[]> {
  const window = windowOf(search);
  const from = addDays(day, -1) < window.from ? window.from : addDays(day, -1);
  const last = addDays(day, NEAREST_DAYS);
  const until = last > window.until ? window.until : last;
  const days = daysBetween(from, until);
  const gaps = await gapsOn(trx, search, docksFor(search), days);
  const rules = rulesOf(search, from, until);
  const places = days.flatMap((one) => freePlaces(startsOn(search, one), gaps, rules));
  return nearest(places, moment.getTime(), NEAREST_TIMES).map((place) => presentPlace(search, place));
}

function presentPlace({ warehouse, work }: Search, { dockId, start }: FreePlace): FreeTime {
  const zone = warehouse.time_zone;
  return {
    dateScheduling: dayIn(new Date(start.at), zone),
    startTime: start.hour,
    endTime: hourIn(new Date(start.at + work.minutes * MINUTE), zone),
    dock: { id: dockId, name: warehouse.docks.find(({ id }) => id === dockId)?.name ?? '' },
  };
}

/** The start somebody chose, at a dock that is open then; what speaks against it is said precisely. */
export function requireStart(search: Search, day: string, hour: string, dockId: string | undefined): Start {
  if (!isWithin(day, windowOf(search))) throw bookingErrors.invalidDate();
  const docks = docksFor(search).filter(({ id }) => dockId === undefined || id === dockId);
  if (docks.length === 0) throw bookingErrors.wrongDock();
  const starts = startsOn(search, day).filter((start) => start.hour === hour);
  if (starts.length === 0) throw bookingErrors.noSuchTime();
  const rules = rulesOf(search, day, day);
  if (starts.every(({ at }) => at < rules.notBefore)) throw bookingErrors.bookingOver();
  const open = starts.find((start) => docks.some(({ id }) => isOpen(start, id, rules)));
  if (!open) throw bookingErrors.closed();
  return open;
}

/** Docks that are open for the work at a start, in their order. */
export const openDocks = (search: Search, day: string, start: Start): readonly Dock[] =>
  docksFor(search).filter(({ id }) => isOpen(start, id, rulesOf(search, day, day)));
