import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { officeFrom } from '#areas/load-orders/demo/working-hours.ts';
import type { ClosedBy, PostulationState } from '../rules/postulation-state.ts';
import { type Applicant, rowOf } from './applicant.ts';
import type { Load } from './draw-load.ts';
import { drawOffers } from './draw-offers.ts';
import { type Market, textsOf, zoneOf } from './market.ts';
import { between, earlier, type Happening, MINUTE_MS, type PlannedApplication } from './plan.ts';

/** What a carrier applies for, and until when. */
export interface Stage {
  readonly shipper: DemoTeam;
  readonly shipperUserId: string;
  readonly load: Load;
  readonly quantity: number;
  readonly from: Date;
  /** The end of the publication, or now. */
  readonly until: Date;
  readonly market: Market;
}

/** What becomes of an application that nobody answered before; `waits` where nothing ended it. */
export interface Outcome {
  readonly state: Extract<PostulationState, 'pending' | 'rejected' | 'expired' | 'withdrawn'>;
  readonly closedBy: ClosedBy | null;
  readonly reason: string | null;
  readonly at: Date | null;
}

export const WAITS: Outcome = { state: 'pending', closedBy: null, reason: null, at: null };

/** When an office of the carrier is open, where that is possible. */
export function drawMoment(
  carrier: Pick<DemoTeam, 'country'>,
  { from, until }: Pick<Stage, 'from' | 'until'>,
  random: Random,
): Date {
  const drawn = between(from, until, random);
  const open = officeFrom(drawn, zoneOf(carrier));
  return open < until ? open : drawn;
}

interface Wanted {
  readonly at: Date;
  readonly outcome: Outcome;
  readonly changed?: boolean;
}

/** An application that was not awarded. */
export function planApplication(
  stage: Stage,
  applicant: Applicant,
  { at, outcome, changed = false }: Wanted,
  random: Random,
): PlannedApplication {
  const { shipper, shipperUserId, load, quantity } = stage;
  const comment = random.chance(0.5) ? random.pick(textsOf(applicant).applied) : null;
  const negotiated = drawOffers(
    {
      ...{ shipper, shipperUserId, carrier: applicant, comment, at },
      ...{ price: load.price, until: outcome.at ?? stage.until, agreed: null },
    },
    random,
  );
  const trucks = applicant.by === 'company' ? 1 + random.int(Math.min(quantity, 3)) : 1;
  return {
    row: {
      ...rowOf(applicant, negotiated.offers),
      state: outcome.state,
      trucks,
      accepted_trucks: 0,
      comment,
      changed,
      reason: outcome.reason,
      closed_by: outcome.closedBy,
      operation_id: null,
      answered_at: outcome.at,
      shipper_stars: null,
      shipper_comment: null,
      created_at: at,
      updated_at: outcome.at ?? negotiated.last,
    },
    offers: negotiated.offers,
    happenings: [...negotiated.happenings, ...endOf(outcome, applicant, shipperUserId)],
    orderIds: [],
  };
}

/** What the shipper or the carrier decided about this one alone; the rest is said by the end of the opportunity. */
function endOf({ state, closedBy, reason, at }: Outcome, { name: company }: Applicant, userId: string): Happening[] {
  if (at === null || closedBy !== null) return [];
  if (state === 'rejected') return [{ at, type: 'rejected', userId, reason, details: { company } }];
  return state === 'withdrawn' ? [{ at, type: 'withdrawn', reason, details: { company } }] : [];
}

/** Answered before the end: rejected by the shipper, or withdrawn by the carrier. */
export function drawAnswer(stage: Stage, carrier: Pick<DemoTeam, 'country'>, at: Date, random: Random): Outcome {
  const answeredAt = between(earlier(new Date(at.getTime() + MINUTE_MS), stage.until), stage.until, random);
  return random.chance(0.55)
    ? { state: 'rejected', closedBy: null, reason: random.pick(textsOf(stage.shipper).rejected), at: answeredAt }
    : { state: 'withdrawn', closedBy: null, reason: random.pick(textsOf(carrier).withdrawn), at: answeredAt };
}
