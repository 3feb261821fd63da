import { addDays, dayIn, instantIn } from '#kernel/dates.ts';
import { LOOKS_AHEAD } from './composed-report.ts';
import type { PeriodAsk } from './report-period.ts';
import { type AnyReport, isComposed } from './report-screen.ts';

/** What a schedule asks of a report: the last days with that on which it is sent, or days that are over. */
export const SCHEDULE_PERIODS = ['yesterday', '7', '14', '30', 'lastMonth', 'all'] as const;
export type SchedulePeriod = (typeof SCHEDULE_PERIODS)[number];

/** What lies ahead has no days that are over. */
export const periodsFor = (report: AnyReport): readonly SchedulePeriod[] =>
  isComposed(report) && LOOKS_AHEAD[report]
    ? SCHEDULE_PERIODS.filter((period) => period !== 'yesterday' && period !== 'lastMonth')
    : SCHEDULE_PERIODS;

/** The same as a report is asked for it, on that day. */
export function askedPeriod(period: SchedulePeriod, today: string): PeriodAsk {
  if (period !== 'yesterday' && period !== 'lastMonth') return { period };
  const until = period === 'yesterday' ? addDays(today, -1) : addDays(today, -dayOfMonth(today));
  return { period: 'custom', from: period === 'yesterday' ? until : `${until.slice(0, 7)}-01`, until };
}

export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const RECIPIENTS_MAX = 50;
export const MAIL_DAYS = 30;
/** Runs, and links to reports that ended, are removed with the addresses in them. */
export const KEPT_DAYS = 365;
/** After so many failures in a row it waits for a person. */
export const FAILURES_MAX = 5;
export const RUNS_SHOWN = 20;
export const SUNDAY = 7;
export const MONTH_DAYS_MAX = 31;

export const SCHEDULE_STATES = ['active', 'paused', 'failing'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

export const RUN_STATES = ['waiting', 'sent', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

/**
 * Why a run failed: its author was blocked or left, may not take the report out any more, may not see the countries it is
 * filtered by, nobody is left to write to, the saved report is gone or shared no more, or something went wrong three times.
 */
export const RUN_PROBLEMS = ['authorGone', 'authorRight', 'authorCountries', 'nobody', 'viewGone', 'failed'] as const;
export type RunProblem = (typeof RUN_PROBLEMS)[number];

/** Why a recipient was sent nothing: works here no more, may not see the report, or not the prices it is made of. */
export const SKIP_PROBLEMS = ['gone', 'right', 'prices'] as const;
export type SkipProblem = (typeof SKIP_PROBLEMS)[number];

export interface Rhythm {
  readonly frequency: Frequency;
  /** Of a weekly one, 1 is Monday. */
  readonly weekday: number | null;
  /** Of a monthly one; the last day of a month that is shorter. */
  readonly monthDay: number | null;
  /** HH:mm where the company is. */
  readonly hour: string;
}

export interface Due {
  readonly day: string;
  readonly at: Date;
}

/** Longer than any month. */
const LOOK_AHEAD_DAYS = 62;

/**
 * The first time after `after`, on a day later than `done`, where that day was sent already. Found by days of the
 * calendar, so that it stays at the hour of the clock when clocks change.
 */
export function nextDue(rhythm: Rhythm, zone: string, after: Date, done: string | null = null): Due {
  const first = dayIn(after, zone);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    if (!fallsOn(rhythm, day) || (done !== null && day <= done)) continue;
    const at = instantIn(day, rhythm.hour, zone);
    if (at > after) return { day, at };
  }
  throw new Error(`no day within two months for ${JSON.stringify(rhythm)}`);
}

function fallsOn({ frequency, weekday, monthDay }: Rhythm, day: string): boolean {
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? weekdayOf(day) === weekday : dayOfMonth(day) === dueIn(monthDay ?? 1, day);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;
const dayOfMonth = (day: string) => Number(day.slice(-2));

/** Of the month of a day. */
function dueIn(monthDay: number, day: string): number {
  const [year, month] = day.split('-').map(Number);
  return Math.min(monthDay, new Date(Date.UTC(year!, month!, 0)).getUTCDate());
}
