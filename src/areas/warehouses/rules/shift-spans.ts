import { addDays, instantIn } from '#kernel/dates.ts';
import { minutesOf, type Shift, type Span, weekdayOf } from './opening-hours.ts';

/** When a dock works on one day: its shifts, and what is left of those of the day before, cut at midnight. */
export function shiftSpans(shifts: readonly Shift[], dockId: string, day: string, zone: string): Span[] {
  const [from, until] = [day, addDays(day, 1)].map((one) => instantIn(one, '00:00', zone).getTime()) as [
    number,
    number,
  ];
  return shifts
    .filter(({ dockIds }) => dockIds.length === 0 || dockIds.includes(dockId))
    .flatMap((shift) =>
      [addDays(day, -1), day].filter((one) => weekdayOf(one) === shift.weekday).map((one) => spanOn(shift, one, zone)),
    )
    .map((span) => ({ from: Math.max(span.from, from), until: Math.min(span.until, until) }))
    .filter((span) => span.from < span.until)
    .sort((one, other) => one.from - other.from);
}

function spanOn({ starts, ends }: Shift, day: string, zone: string): Span {
  const endsOn = minutesOf(ends) > minutesOf(starts) ? day : addDays(day, 1);
  return { from: instantIn(day, starts, zone).getTime(), until: instantIn(endsOn, ends, zone).getTime() };
}
