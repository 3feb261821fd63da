import { addDays } from '#kernel/dates.ts';

const DAY_MS = 86_400_000;

/** What is owed, by how many days have passed since it was due. */
export const DUE_BUCKETS = ['notDue', 'days30', 'days60', 'days90', 'more'] as const;
export type DueBucket = (typeof DUE_BUCKETS)[number];

/** The last day of each bucket. */
const LAST_DAYS = [0, 30, 60, 90] as const;

/** The day an amount is due: the day of the acceptance and the term, the partner's own or the company's. */
export function dueOn(acceptedOn: string, partnerTerm: number | null, companyTerm: number): string {
  return addDays(acceptedOn, partnerTerm ?? companyTerm);
}

export function daysOverdue(due: string, today: string): number {
  return Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${due}T00:00:00Z`)) / DAY_MS);
}

/** On the day itself it is not overdue yet. */
export function dueBucket(due: string, today: string): DueBucket {
  const days = daysOverdue(due, today);
  const at = LAST_DAYS.findIndex((last) => days <= last);
  return DUE_BUCKETS[at === -1 ? LAST_DAYS.length : at]!;
}
