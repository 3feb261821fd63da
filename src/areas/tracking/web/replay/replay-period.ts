import { addDays, type DateRange, dayIn, instantIn } from '#kernel/dates.ts';
import { customRange, presetRange } from '#ui/fields/date/date-presets.ts';
import { REPLAY_DAYS_MAX } from '../../rules/replay/replay-limits.ts';

export const TRUCK_PERIODS = ['today', 'yesterday', 'last7', 'last30', 'custom'] as const;
/** Everything is the whole trip. */
export const ORDER_PERIODS = ['all', ...TRUCK_PERIODS] as const;

interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const MOST_MS = REPLAY_DAYS_MAX * 86_400_000;
/** DD-MM-YYYY → YYYY-MM-DD. */
const isoDay = (day: string): string => day.split('-').reverse().join('-');

/** The instants between which the days lie, as far as they are over; never more than can be replayed at once. */
export function spanOfDays({ startDate, endDate }: DateRange, zone: string, now: Date): Required<Span> {
  const from = instantIn(isoDay(startDate), '00:00', zone).getTime();
  const end = instantIn(addDays(isoDay(endDate), 1), '00:00', zone).getTime();
  const to = Math.max(from, Math.min(end, now.getTime()));
  // A month in which clocks go back is an hour longer.
  return { from: new Date(Math.max(from, to - MOST_MS)).toISOString(), to: new Date(to).toISOString() };
}

/** The days of a span, under the name of a preset where it is one. */
export function daysOfSpan({ from, to }: Span, zone: string, now: Date): DateRange | null {
  if (!from || !to) return null;
  const first = dayIn(new Date(from), zone);
  // A span that ends at midnight does not reach into that day.
  const last = dayIn(new Date(Math.max(Date.parse(from), Date.parse(to) - 1)), zone);
  const custom = customRange(first, last);
  const today = dayIn(now, zone);
  const named = TRUCK_PERIODS.map((preset) => presetRange(preset, today)).find(
    (range) => range?.startDate === custom.startDate && range.endDate === custom.endDate,
  );
  return named ?? custom;
}
