import type { DateType } from '#areas/opportunities/rules/publication.ts';
import { showDay } from '#kernel/dates.ts';

/** The days between which the load is picked up: two for a window, one where there is only one. */
export function pickupDays(of: {
  readonly dateType: DateType;
  readonly pickupDate: string;
  readonly untilDate: string;
}): readonly string[] {
  const isWindow = of.dateType === 'open' && of.untilDate !== of.pickupDate;
  return isWindow ? [of.pickupDate, of.untilDate] : [of.pickupDate];
}

/** `20/05`, `29/05 – 02/06`: without the year while it is the present one. A day with a name, as today, is called so. */
export function daysText(days: readonly string[], today: string, named: Readonly<Record<string, string>>): string {
  const isThisYear = days.every((day) => day.slice(0, 4) === today.slice(0, 4));
  return days.map((day) => named[day] ?? (isThisYear ? showDay(day).slice(0, 5) : showDay(day))).join(' – ');
}
