import type { CheckDetails } from '#areas/fleet/contract/homologation.shapes.ts';
import type { CheckCode, CheckFailure, CheckSource, CheckStatus } from '#areas/fleet/rules/homologation-check.ts';
import type { Question } from '#areas/fleet/rules/homologation-question.ts';

/** The result of asking; `pending` leaves the check to a person. */
export interface CheckAnswer {
  readonly status: Exclude<CheckStatus, 'error'>;
  readonly clear: boolean | null;
  readonly message: string | null;
  readonly details: CheckDetails;
}

/** Answers for a register, and throws NoAnswer when it cannot. */
export interface CheckAdapter {
  readonly source: CheckSource;
  readonly ask: (code: CheckCode, question: Question) => Promise<CheckAnswer>;
}

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly failure: CheckFailure;
  constructor(failure: CheckFailure, cause?: unknown) {
    super(`a register gave no answer: ${failure}`, { cause });
    this.failure = failure;
  }

  /** Whether another attempt a moment later may help. */
  get mayPass(): boolean {
    return this.failure === 'unreachable';
  }
}
