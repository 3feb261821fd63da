import { asIfUtc } from '#kernel/dates.ts';

/** From one time of day to another, HH:MM; one that ends at or before its start ends the next day. */
export interface DayHours {
  readonly from: string;
  readonly to: string;
}

/** Such hours on some days of the week, 0 is Sunday: those on which they begin. */
export interface WeekHours extends DayHours {
  readonly days: readonly number[];
}

const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;
const WEEK_MINUTES = WEEK_DAYS * DAY_MINUTES;
/** Whoever means the end of the day often writes 23:59. */
const LAST_MINUTE = 1;

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));

function lengthOf({ from, to }: DayHours): number {
  const length = minutesOf(to) - minutesOf(from);
  return length > 0 ? length : length + DAY_MINUTES;
}

/** Whether the hours leave nothing of some day on which one may drive; a trip of several days could not go on then. */
export function forbidsWholeDay(hours: readonly WeekHours[]): boolean {
  const forbidden = new Uint8Array(WEEK_MINUTES);
  for (const span of hours) {
    if (lengthOf(span) === DAY_MINUTES && span.days.length > 0) return true;
    for (const day of span.days) {
      const start = day * DAY_MINUTES + minutesOf(span.from);
      for (let minute = 0; minute < lengthOf(span); minute += 1) forbidden[(start + minute) % WEEK_MINUTES] = 1;
    }
  }
  return Array.from({ length: WEEK_DAYS }, (_, day) => day * DAY_MINUTES).some((start) => {
    const free = forbidden.subarray(start, start + DAY_MINUTES).filter((isForbidden) => isForbidden === 0);
    return free.length <= LAST_MINUTE;
  });
}

/** Whether an instant lies within some of the hours, on the clock of a zone. */
export function isForbidden(hours: readonly WeekHours[], at: Date, timeZone: string): boolean {
  if (hours.length === 0) return false;
  const clock = localClock(at, timeZone);
  const minute = clock.getUTCDay() * DAY_MINUTES + clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return hours.some((span) =>
    span.days.some((day) => {
      const since = (minute - day * DAY_MINUTES - minutesOf(span.from) + WEEK_MINUTES) % WEEK_MINUTES;
      return since < lengthOf(span);
    }),
  );
}

/** Clocks change only on a quarter of an hour. */
const QUARTER = 15 * 60_000;
/** The last difference of each zone: reading a calendar takes longer than all the rest of a position. */
const offsets = new Map<string, { quarter: number; offset: number }>();

/** The local time of a zone, written as if it were UTC. */
function localClock(at: Date, timeZone: string): Date {
  const quarter = Math.floor(at.getTime() / QUARTER);
  let known = offsets.get(timeZone);
  if (known?.quarter !== quarter) {
    const start = new Date(quarter * QUARTER);
    known = { quarter, offset: asIfUtc(start, timeZone).getTime() - start.getTime() };
    offsets.set(timeZone, known);
  }
  return new Date(at.getTime() + known.offset);
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Whether it is between two times of day; always where there are none. */
export function isWithinHours(hours: DayHours | null, at: Date, timeZone: string): boolean {
  return hours === null || isForbidden([{ ...hours, days: EVERY_DAY }], at, timeZone);
}

/** Whether a fence with days and hours of validity is valid; always where there are none. */
export function isValidAt(hours: readonly WeekHours[] | null, at: Date, timeZone: string): boolean {
  return hours === null || hours.length === 0 || isForbidden(hours, at, timeZone);
}
