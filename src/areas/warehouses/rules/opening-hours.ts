import { addDays, dayIn, hourIn, instantIn } from '#kernel/dates.ts';

/** A working period of a warehouse on a day of the week; one that ends at or before its start ends the next day. */
export interface Shift {
  readonly id: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** HH:mm on the clock of the warehouse. */
  readonly starts: string;
  readonly ends: string;
  /** Empty: every dock. */
  readonly dockIds: readonly string[];
}

/** Days, or the same hours of several days, without work. */
export interface Closure {
  /** Null: every dock. */
  readonly dockId: string | null;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Null: all day. */
  readonly starts: string | null;
  readonly ends: string | null;
}

/** From one instant up to another, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A moment a truck may start at, and the shift it starts in. */
export interface Start {
  readonly shiftId: string;
  /** HH:mm on the clock of the warehouse. */
  readonly hour: string;
  readonly at: number;
  /** When its shift ends. */
  readonly shiftEnds: number;
  readonly dockIds: readonly string[];
}

const DAY_MINUTES = 24 * 60;

export const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));
const hourOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** In minutes of the clock; whoever ends at or before the start ends the next day. */
export function shiftMinutes({ starts, ends }: Pick<Shift, 'starts' | 'ends'>): number {
  const length = minutesOf(ends) - minutesOf(starts);
  return length > 0 ? length : length + DAY_MINUTES;
}

const MINUTE = 60_000;

/** The clock of a zone on one day. Only where it is put forward or back is each hour looked up. */
function clockOf(day: string, zone: string) {
  const midnight = instantIn(day, '00:00', zone).getTime();
  const isPlain = instantIn(addDays(day, 1), '00:00', zone).getTime() - midnight === DAY_MINUTES * MINUTE;
  return {
    /** The instant at which it shows a minute of the day, counted on where it leaves that minute out. */
    at: (minute: number) => (isPlain ? midnight + minute * MINUTE : instantIn(day, hourOf(minute), zone).getTime()),
    /** Whether it ever shows this minute: where it goes forward, it leaves some out. */
    shows: (minute: number) => isPlain || isShown(day, hourOf(minute), zone),
  };
}

export function isShown(day: string, hour: string, zone: string): boolean {
  const instant = instantIn(day, hour, zone);
  return hourIn(instant, zone) === hour && dayIn(instant, zone) === day;
}

/**
 * The moments of a day at which a truck may start: every interval from the beginning of each shift, by the clock on the
 * wall. Those of a shift that began the day before belong to the day they are on. Hours that the clock leaves out do
 * not exist, hours that it shows twice count once.
 */
export function startsOf(shifts: readonly Shift[], day: string, zone: string, intervalMinutes: number): Start[] {
  const clock = clockOf(day, zone);
  const [before, after] = [addDays(day, -1), addDays(day, 1)];
  const endsAt = (minute: number) =>
    minute < DAY_MINUTES ? clock.at(minute) : clockOf(after, zone).at(minute - DAY_MINUTES);
  const found = shifts.flatMap((shift) => {
    const begin = minutesOf(shift.starts);
    const end = begin + shiftMinutes(shift);
    // Minutes of this day: a shift of the day before began that much earlier.
    const passed = [
      ...(weekdayOf(day) === shift.weekday ? [0] : []),
      ...(weekdayOf(before) === shift.weekday && end > DAY_MINUTES ? [DAY_MINUTES] : []),
    ];
    return passed.flatMap((shifted) => {
      const starts: Start[] = [];
      const shiftEnds = endsAt(end - shifted);
      for (let minute = begin; minute < end; minute += intervalMinutes) {
        const today = minute - shifted;
        if (today < 0 || today >= DAY_MINUTES || !clock.shows(today)) continue;
        const { id: shiftId, dockIds } = shift;
        starts.push({ shiftId, hour: hourOf(today), at: clock.at(today), shiftEnds, dockIds });
      }
      return starts;
    });
  });
  return found.sort((one, other) => one.at - other.at);
}

/** When a dock is closed between two days. */
export function closedSpans(closures: readonly Closure[], zone: string, from: string, until: string): ClosedSpan[] {
  return closures.flatMap(({ dockId, startsOn, endsOn, starts, ends }) => {
    const spans: ClosedSpan[] = [];
    for (let day = startsOn > from ? startsOn : from; day <= endsOn && day <= until; day = addDays(day, 1)) {
      const begin = instantIn(day, starts ?? '00:00', zone).getTime();
      const end = ends ? instantIn(day, ends, zone) : instantIn(addDays(day, 1), '00:00', zone);
      spans.push({ dockId, from: begin, until: end.getTime() });
    }
    return spans;
  });
}

export interface ClosedSpan extends Span {
  readonly dockId: string | null;
}

export const meets = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;
