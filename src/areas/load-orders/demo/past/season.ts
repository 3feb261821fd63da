import type { Random } from '#areas/companies/demo/random.ts';
import type { OrderKind } from '../../rules/order-kind.ts';
import { atHour, DAY_MS, isSunday } from '../working-hours.ts';

/** Thirteen months. */
export const PAST_DAYS = 394;

/** How busy each month of the year is, from January on: the harvest in autumn, the shops before Christmas. */
const MONTHS: Readonly<Record<'agro' | 'other', readonly number[]>> = {
  agro: [0.5, 0.7, 1, 1, 0.95, 0.85, 0.85, 0.75, 0.6, 0.55, 0.6, 0.5],
  other: [0.68, 0.7, 0.78, 0.78, 0.8, 0.76, 0.8, 0.84, 0.88, 0.95, 1, 0.92],
};
/** Business has grown since. */
const AT_FIRST = 0.85;

/** Some day of the past thirteen months, more often in a busy one. */
function drawPastDay(kind: OrderKind, now: Date, random: Random): Date {
  const months = MONTHS[kind === 'agro' ? 'agro' : 'other'];
  for (;;) {
    const ago = random.int(PAST_DAYS);
    const day = new Date(now.getTime() - ago * DAY_MS);
    const grown = AT_FIRST + (1 - AT_FIRST) * (1 - ago / PAST_DAYS);
    if (random.chance(months[day.getUTCMonth()]! * grown)) return day;
  }
}

/** Months before this one that are complete. */
const WHOLE_MONTHS = 12;
/** Operations of which every month has some, early enough to be loaded within it. */
const IN_EACH_MONTH = 2;
const EARLY_DAYS = 8;

/** The day of the nth operation that is tried: the first ones are shared out over the months, so that none stays empty. */
export function dayOfOperation(nth: number, kind: OrderKind, now: Date, random: Random): Date {
  if (nth >= WHOLE_MONTHS * IN_EACH_MONTH) return drawPastDay(kind, now, random);
  const month = now.getUTCMonth() - 1 - (nth % WHOLE_MONTHS);
  return new Date(Date.UTC(now.getUTCFullYear(), month, 1 + random.int(EARLY_DAYS), now.getUTCHours()));
}

/** A loading some days after that day, at an hour at which trucks are loaded. */
export function drawPastLoading(day: Date, spreadDays: number, zone: string, random: Random): Date {
  const drawn = new Date(day.getTime() + random.int(spreadDays + 1) * DAY_MS);
  const workday = isSunday(drawn, zone) ? new Date(drawn.getTime() - DAY_MS) : drawn;
  return atHour(workday, 6 + random.int(20) / 2, zone);
}
