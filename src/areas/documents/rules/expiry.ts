import type { PaperSlot } from './checklist.ts';
import type { Paper } from './paper.ts';

/** Days before the last good day on which people are told, and that day itself. */
export const NOTICE_DAYS = [30, 14, 7, 0] as const;

export type ExpiryState = 'undated' | 'valid' | 'expiring' | 'expired';

const DAY_MS = 86_400_000;

/** Calendar days from today to the last good day: 0 on that day, negative once it has passed. */
export function daysLeft(expiresOn: string, today: string): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS);
}

/** A paper is good through the day it names. */
export function expiryState(expiresOn: string | null, today: string): ExpiryState {
  if (expiresOn === null) return 'undated';
  const left = daysLeft(expiresOn, today);
  if (left < 0) return 'expired';
  return left <= NOTICE_DAYS[0] ? 'expiring' : 'valid';
}

export type DatedPaper = Paper & { readonly expiresOn: string };

/** Required papers that have run out: they keep their owner from being assigned. */
export function expiredPapers(
  slots: readonly PaperSlot[],
  papers: readonly Paper[],
  today: string,
): readonly DatedPaper[] {
  const required = new Set(slots.filter((slot) => slot.required).map(({ type }) => type));
  const isExpired = (paper: Paper): paper is DatedPaper => expiryState(paper.expiresOn, today) === 'expired';
  return papers.filter(isExpired).filter(({ type }) => required.has(type));
}
