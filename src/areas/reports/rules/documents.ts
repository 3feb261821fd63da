import { addDays } from '#kernel/dates.ts';

/** Documents by when they expire, the most urgent first. */
export const DOCUMENT_BUCKETS = ['expired', 'days7', 'days14', 'days30', 'valid'] as const;
export type DocumentBucket = (typeof DOCUMENT_BUCKETS)[number];

const AHEAD = [
  ['days7', 7],
  ['days14', 14],
  ['days30', 30],
] as const;

/** A document is good until the end of the day it expires on; one without such a day never expires. */
export function documentBucket(expiresOn: string | null, today: string): DocumentBucket {
  if (expiresOn === null) return 'valid';
  if (expiresOn < today) return 'expired';
  return AHEAD.find(([, days]) => expiresOn <= addDays(today, days))?.[0] ?? 'valid';
}
