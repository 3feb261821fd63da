import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckCode } from '#areas/fleet/rules/homologation-check.ts';
import type { Question } from '#areas/fleet/rules/homologation-question.ts';
import { type CheckAdapter, type CheckAnswer, NoAnswer } from './check-adapter.ts';

/** A delay as registers have it, so that the demo shows the progress. */
const MIN_MS = 400;
const SPREAD_MS = 1_200;

/** Of a hundred questions, how many are clear, have a finding, find nothing; the rest stay unanswered. */
const CLEAR = 80;
const OBSERVED = 90;
const UNKNOWN = 96;

/**
 * Invents answers, for the demo only. The same question always gets the same answer, and every answer carries the
 * source `simulator`, which the screens show.
 */
export function simulator(wait: (ms: number) => Promise<unknown> = pause): CheckAdapter {
  return {
    source: 'simulator',
    ask: async (code, question) => {
      const [dice = 0, spread = 0] = throwDice(code, question);
      await wait(MIN_MS + (spread * SPREAD_MS) / 255);
      return answerTo((dice * 100) / 256);
    },
  };
}

function throwDice(code: CheckCode, question: Question): Uint8Array {
  const about = 'plate' in question ? question.plate : (question.documentNumber ?? question.licenceNumber);
  return createHash('sha256').update(`${code} ${about}`).digest();
}

function answerTo(outcome: number): CheckAnswer {
  if (outcome >= UNKNOWN) throw new NoAnswer('refused');
  const answered = outcome < OBSERVED;
  return {
    status: answered ? 'success' : 'not-found',
    clear: answered ? outcome < CLEAR : null,
    message: null,
    details: {},
  };
}
