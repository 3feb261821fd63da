import { addDays } from '#kernel/dates.ts';
import type { Period } from './whole-months.ts';

/** What a reader asks for: all trips, the last days with today, or two days of their own. */
export interface PeriodAsk {
  readonly period: 'all' | '7' | '14' | '30' | 'custom';
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export const LONGEST_YEARS = 10;

/** The whole periods that are wider than each other, in this order. */
export const WIDER_PERIODS = ['7', '14', '30', 'all'] as const;

/** Both days included; all of it begins with the first trip, and is today alone where there never was one. */
export function periodOf(ask: PeriodAsk, today: string, firstDay: string | null): Period {
  if (ask.period === 'custom') return { from: ask.from ?? today, until: ask.until ?? today };
  if (ask.period === 'all') return { from: firstDay !== null && firstDay < today ? firstDay : today, until: today };
  return { from: addDays(today, 1 - Number(ask.period)), until: today };
}

/** As many days right before it; there is nothing before all of it. */
export function periodBefore({ period }: PeriodAsk, { from, until }: Period): Period | null {
  return period === 'all' ? null : { from: addDays(from, -daysOf({ from, until })), until: addDays(from, -1) };
}

const DAY_MS = 86_400_000;

export const daysOf = ({ from, until }: Period): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;

export const isTooLong = ({ from, until }: Period): boolean =>
  `${Number(from.slice(0, 4)) + LONGEST_YEARS}${from.slice(4)}` < until;

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** The days of both. */
export const within = (one: Period, other: Period): Period => ({
  from: one.from > other.from ? one.from : other.from,
  until: one.until < other.until ? one.until : other.until,
});
