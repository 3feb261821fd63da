import type { FleetDocumentSlot } from './checklist.ts';
import { findMissingDocuments } from './completeness.ts';
import { findExpiredDocuments } from './expiry.ts';
import type { FleetDocument, FleetDocumentType } from './fleet-document.ts';

/**
 * The verdict of the documents of a driver or a vehicle:
 * - `fail`: a required document has expired, assignment is blocked;
 * - `incomplete`: a required document is missing;
 * - `partial`: everything required is present, but a date or the photo is missing;
 * - `pass`: nothing is missing.
 */
export const VERDICTS = ['pass', 'partial', 'incomplete', 'fail'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const REASON_CODES = ['expired', 'missing', 'undated', 'noPhoto'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface VerdictReason {
  readonly code: ReasonCode;
  readonly type: FleetDocumentType | null;
  readonly expiresOn: string | null;
}

export interface DocumentsVerdict {
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

export interface OwnerDocuments {
  readonly slots: readonly FleetDocumentSlot[];
  readonly documents: readonly FleetDocument[];
  readonly hasPhoto: boolean;
}

export function verdictOf({ slots, documents, hasPhoto }: OwnerDocuments, today: string): DocumentsVerdict {
  const expired = findExpiredDocuments(slots, documents, today);
  const missing = findMissingDocuments(slots, documents);
  const dated = new Set([...documents.filter(({ expiresOn }) => expiresOn), ...missing].map(({ type }) => type));
  const undated = slots.filter(({ required, expiration, type }) => required && expiration && !dated.has(type));
  const reasons = [
    ...expired.map(({ type, expiresOn }) => reason('expired', type, expiresOn)),
    ...missing.map(({ type }) => reason('missing', type)),
    ...undated.map(({ type }) => reason('undated', type)),
    ...(hasPhoto ? [] : [reason('noPhoto')]),
  ];
  return { verdict: worstOf(reasons.map(({ code }) => MEANS[code])), reasons };
}

function reason(
  code: ReasonCode,
  type: FleetDocumentType | null = null,
  expiresOn: string | null = null,
): VerdictReason {
  return { code, type, expiresOn };
}

/** Exported also to combine the verdict of the documents with that of the registers. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? 'pass';
}
