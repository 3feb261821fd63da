import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { drawApplicant } from './applicant.ts';
import type { PlannedApplication } from './plan.ts';
import { drawAnswer, drawMoment, type Outcome, planApplication, type Stage } from './plan-application.ts';

interface Applications {
  readonly carriers: readonly DemoTeam[];
  /** What becomes of those that nobody answered. */
  readonly outcome: Outcome;
  /** When the offer changed: who applied before has to confirm. */
  readonly changedAt: Date | null;
}

const ANSWERED = 0.28;
const AGAIN = 0.1;

/** Each carrier applies once at a time; some were answered already, some apply a second time. */
export function planApplications(
  stage: Stage,
  { carriers, outcome, changedAt }: Applications,
  random: Random,
): PlannedApplication[] {
  return carriers.flatMap((carrier) => {
    const at = drawMoment(carrier, stage, random);
    const again = random.chance(AGAIN) ? drawEarlier(stage, carrier, at, random) : [];
    const ended = random.chance(ANSWERED) ? drawAnswer(stage, carrier, at, random) : outcome;
    const changed = ended.state === 'pending' && changedAt !== null && at < changedAt && random.chance(0.7);
    return [
      ...again,
      planApplication(stage, drawApplicant(carrier, stage, random), { at, outcome: ended, changed }, random),
    ];
  });
}

/** A first application that ended before the second. */
function drawEarlier(stage: Stage, carrier: DemoTeam, before: Date, random: Random): PlannedApplication[] {
  const first = { ...stage, until: before };
  const at = drawMoment(carrier, first, random);
  const outcome = drawAnswer(first, carrier, at, random);
  return at < before ? [planApplication(first, drawApplicant(carrier, stage, random), { at, outcome }, random)] : [];
}
