import type { PaperSlot } from './checklist.ts';
import { missingPapers } from './completeness.ts';
import { expiredPapers } from './expiry.ts';
import type { Paper, PaperType } from './paper.ts';

/**
 * What the papers say about a driver or a vehicle:
 * - `fail`: a required paper has run out, assignment is blocked;
 * - `incomplete`: a required paper is missing;
 * - `partial`: everything required is there, but a date or the photo is not known;
 * - `pass`: nothing is left to ask.
 */
export const VERDICTS = ['pass', 'partial', 'incomplete', 'fail'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const REASON_CODES = ['expired', 'missing', 'undated', 'noPhoto'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface VerdictReason {
  readonly code: ReasonCode;
  readonly type: PaperType | null;
  readonly expiresOn: string | null;
}

export interface PapersVerdict {
  readonly verdict: Verdict;
  /** Worst first. */
  readonly reasons: readonly VerdictReason[];
}

const MEANS: Readonly<Record<ReasonCode, Verdict>> = {
  expired: 'fail',
  missing: 'incomplete',
  undated: 'partial',
  noPhoto: 'partial',
};

export interface OwnersPapers {
  readonly slots: readonly PaperSlot[];
  readonly papers: readonly Paper[];
  readonly hasPhoto: boolean;
}

export function verdictOf({ slots, papers, hasPhoto }: OwnersPapers, today: string): PapersVerdict {
  const expired = expiredPapers(slots, papers, today);
  const missing = missingPapers(slots, papers);
  const dated = new Set([...papers.filter(({ expiresOn }) => expiresOn), ...missing].map(({ type }) => type));
  const undated = slots.filter(({ required, expiration, type }) => required && expiration && !dated.has(type));
  const reasons = [
    ...expired.map(({ type, expiresOn }) => reason('expired', type, expiresOn)),
    ...missing.map(({ type }) => reason('missing', type)),
    ...undated.map(({ type }) => reason('undated', type)),
    ...(hasPhoto ? [] : [reason('noPhoto')]),
  ];
  return { verdict: worstOf(reasons.map(({ code }) => MEANS[code])), reasons };
}

function reason(code: ReasonCode, type: PaperType | null = null, expiresOn: string | null = null): VerdictReason {
  return { code, type, expiresOn };
}

/** Also for whoever adds what registers say to what the papers say. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? 'pass';
}
