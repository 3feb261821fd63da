import { addDays } from '#kernel/dates.ts';

/** The days somebody may book, by the calendar of the warehouse. */
export interface DateWindow {
  readonly from: string;
  readonly until: string;
  /** The day the order asked for is over: another one has to be chosen. */
  readonly expired: boolean;
}

/**
 * From the day before the due date, or from today where that is later or the due date is over, for as many days as the
 * warehouse looks ahead.
 */
export function dateWindow(today: string, dueOn: string | null, viewDays: number): DateWindow {
  const expired = dueOn !== null && dueOn < today;
  const dayBefore = dueOn === null || expired ? today : addDays(dueOn, -1);
  const from = dayBefore > today ? dayBefore : today;
  return { from, until: addDays(today, viewDays), expired };
}

export const isWithin = (day: string, { from, until }: DateWindow): boolean => day >= from && day <= until;
