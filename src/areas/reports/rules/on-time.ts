import { addDays, instantIn } from '#kernel/dates.ts';

/** When a loading or a delivery was planned. An hour without a day plans nothing. */
export interface PlannedTime {
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** HH:mm; without it the plan means until the end of the day. */
  readonly hour: string | null;
}

/** How punctuality is judged: by the time zone and the tolerance of the company the order belongs to. */
export interface PunctualityTerms {
  readonly zone: string;
  readonly toleranceMinutes: number;
}

export const PUNCTUALITIES = ['onTime', 'late', 'unknown'] as const;
export type Punctuality = (typeof PUNCTUALITIES)[number];

const MINUTE_MS = 60_000;

/** The last moment that still counts as punctual; null without a planned day. */
export function lastPunctualMoment({ day, hour }: PlannedTime, terms: PunctualityTerms): Date | null {
  if (day === null) return null;
  const planned = hour === null ? instantIn(addDays(day, 1), '00:00', terms.zone) : instantIn(day, hour, terms.zone);
  return new Date(planned.getTime() + terms.toleranceMinutes * MINUTE_MS);
}

/**
 * A loading is judged by the moment the trip started, a delivery by the moment it ended. Without a plan or without that
 * moment it is unknown, which is never on time.
 */
export function punctualityOf(planned: PlannedTime, at: Date | null, terms: PunctualityTerms): Punctuality {
  const last = lastPunctualMoment(planned, terms);
  if (last === null || at === null) return 'unknown';
  return at.getTime() <= last.getTime() ? 'onTime' : 'late';
}
