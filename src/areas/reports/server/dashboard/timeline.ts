import { addDays } from '#kernel/dates.ts';
import { endOfMonth } from '../../rules/card-address.ts';
import { daysOf, mondayOf, within } from '../../rules/report-period.ts';
import type { Period } from '../../rules/whole-months.ts';

/** More days than this stand as weeks, more weeks as months. */
const MOST_DAYS = 62;
const MOST_WEEKS = 104;
const WEEK = 7;
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

type Step = 'day' | 'week' | 'month';

/** The days, weeks or months of a period, those at its ends as far as it goes. */
export function spansOf(period: Period, step: Step): readonly Period[] {
  const spans: Period[] = [];
  for (let day = period.from; day <= period.until; ) {
    const until = { day, week: addDays(mondayOf(day), WEEK - 1), month: endOfMonth(firstOfMonth(day)) }[step];
    spans.push(within({ from: day, until }, period));
    day = addDays(until, 1);
  }
  return spans;
}

/** Days where they are few enough to be read, else weeks or months. */
export function readableSpans(period: Period): readonly Period[] {
  const days = daysOf(period);
  if (days <= MOST_DAYS) return spansOf(period, 'day');
  return spansOf(period, days <= MOST_WEEKS * WEEK ? 'week' : 'month');
}

export const spanLabel = ({ from, until }: Period) => (from === until ? { day: from } : { day: from, until });

/** The rows of each span, by their day. */
export function bySpan<T extends { readonly at: string | null }>(
  spans: readonly Period[],
  rows: readonly T[],
): readonly (readonly T[])[] {
  const found = spans.map((): T[] => []);
  const starts = spans.map(({ from }) => from);
  for (const row of rows) {
    if (row.at === null) continue;
    const at = starts.findLastIndex((from) => from <= row.at!);
    found[at]?.push(row);
  }
  return found;
}

/** The last days of a period, and how many they are; undefined where that is all of it. */
export function lastDaysOf(
  period: Period,
  most: number,
): { readonly period: Period; readonly cut: number | undefined } {
  if (daysOf(period) <= most) return { period, cut: undefined };
  return { period: { from: addDays(period.until, 1 - most), until: period.until }, cut: most };
}
