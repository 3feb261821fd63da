import type { CheckDetails } from '#areas/fleet/contract/homologation.shapes.ts';
import type { CheckCode, CheckFailure, CheckSource, CheckStatus } from '#areas/fleet/rules/homologation-check.ts';
import type { Question } from '#areas/fleet/rules/homologation-question.ts';

/** What came of asking; `pending` leaves it to a person. */
export interface CheckAnswer {
  readonly status: Exclude<CheckStatus, 'error'>;
  readonly clear: boolean | null;
  readonly message: string | null;
  readonly details: CheckDetails;
}

/** Whoever answers for a register. One that cannot throws NoAnswer. */
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

  /** Whether asking again a moment later may help. */
  get mayPass(): boolean {
    return this.failure === 'unreachable';
  }
}
