import { addDays } from '#kernel/dates.ts';

/** Both days included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

export interface SplitPeriod {
  /** The first and the last of the whole months, by their first days; undefined where there is none. */
  readonly months: Period | undefined;
  /** The days before and after them. */
  readonly edges: readonly Period[];
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const DAYS_INTO_THE_NEXT = 31;
const nextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), DAYS_INTO_THE_NEXT));

/** A period as whole months, of which sums are kept, and the broken ones at both ends, which are read trip by trip. */
export function splitPeriod({ from, until }: Period): SplitPeriod {
  const first = firstOfMonth(from) === from ? from : nextMonth(from);
  const end = firstOfMonth(addDays(until, 1));
  if (first >= end) return { months: undefined, edges: from <= until ? [{ from, until }] : [] };
  const edges = [
    { from, until: addDays(first, -1) },
    { from: end, until },
  ].filter((edge) => edge.from <= edge.until);
  return { months: { from: first, until: firstOfMonth(addDays(end, -1)) }, edges };
}
