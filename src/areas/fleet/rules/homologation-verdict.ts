import { type Verdict, worstOf } from '#areas/documents/rules/verdict.ts';
import { type CheckCode, type CheckStatus, isNotFound } from './homologation-check.ts';

/** The answer of a register, or its absence. */
export interface CheckOutcome {
  readonly code: CheckCode;
  readonly status: CheckStatus;
  /** Whether the register has nothing against the record; null without an answer. */
  readonly clear: boolean | null;
}

export const CHECK_REASONS = ['observed', 'unasked', 'pending', 'notFound', 'unanswered'] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** A finding against the record is a failure; a missing answer is incomplete; an unconfirmed one is partial. */
const VERDICT_OF: Readonly<Record<CheckReason, Verdict>> = {
  observed: 'fail',
  unasked: 'incomplete',
  pending: 'incomplete',
  notFound: 'partial',
  unanswered: 'partial',
};

export interface ChecksVerdict {
  readonly verdict: Verdict;
  readonly reasons: readonly { readonly code: CheckCode; readonly reason: CheckReason }[];
}

/** Only the registers of the country count; without any the verdict is a pass. */
export function verdictOfChecks(codes: readonly CheckCode[], outcomes: readonly CheckOutcome[]): ChecksVerdict {
  const byCode = new Map(outcomes.map((outcome) => [outcome.code, outcome]));
  const reasons = codes.flatMap((code) => {
    const reason = reasonOf(byCode.get(code));
    return reason ? [{ code, reason }] : [];
  });
  return { verdict: worstOf(reasons.map(({ reason }) => VERDICT_OF[reason])), reasons };
}

function reasonOf(outcome: CheckOutcome | undefined): CheckReason | undefined {
  if (!outcome) return 'unasked';
  if (isNotFound(outcome.status)) return 'notFound';
  if (outcome.status === 'pending') return 'pending';
  if (outcome.status === 'error') return 'unanswered';
  return outcome.clear ? undefined : 'observed';
}
