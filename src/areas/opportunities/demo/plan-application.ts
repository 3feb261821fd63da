import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { isCarriedBy } from '#areas/load-orders/demo/demo-cargo.ts';
import type { DemoTruck } from '#areas/load-orders/demo/trucks.repository.ts';
import { officeFrom } from '#areas/load-orders/demo/working-hours.ts';
import { createId } from '#kernel/ids.ts';
import type { ClosedBy, PostulationState } from '../rules/postulation-state.ts';
import type { Load } from './draw-load.ts';
import { drawOffers } from './draw-offers.ts';
import { DISPATCHERS, type Market, textsOf, zoneOf } from './market.ts';
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

/** The person who applies, and the truck they name. */
export interface Applicant {
  readonly by: 'company' | 'trucker';
  readonly userId: string;
  readonly truck: DemoTruck | null;
}

/** Drivers who sign in apply with the truck they drive; a company names one of its trucks, or none yet. */
export function drawApplicant(carrier: DemoTeam, { load, market }: Stage, random: Random): Applicant {
  const able = market.trucksOf(carrier).filter((truck) => isCarriedBy(load.category, truck));
  const driven = able.filter(({ driverUserId }) => driverUserId !== null);
  if (driven.length > 0 && random.chance(0.5)) {
    const truck = random.pick(driven);
    return { by: 'trucker', userId: truck.driverUserId!, truck };
  }
  const truck = able.length > 0 && random.chance(0.6) ? random.pick(able) : null;
  return { by: 'company', userId: market.personOf(carrier, ...DISPATCHERS), truck };
}

/** When an office of the carrier is open, where that is possible. */
export function drawMoment(carrier: DemoTeam, { from, until }: Pick<Stage, 'from' | 'until'>, random: Random): Date {
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
  carrier: DemoTeam,
  { at, outcome, changed = false }: Wanted,
  random: Random,
): PlannedApplication {
  const { shipper, shipperUserId, load, quantity } = stage;
  const applicant = drawApplicant(carrier, stage, random);
  const comment = random.chance(0.5) ? random.pick(textsOf(carrier).applied) : null;
  const negotiated = drawOffers(
    {
      ...{ shipper, shipperUserId, carrier, carrierUserId: applicant.userId, comment, at },
      ...{ price: load.price, until: outcome.at ?? stage.until, agreed: null },
    },
    random,
  );
  const trucks = applicant.by === 'trucker' ? 1 : 1 + random.int(Math.min(quantity, 3));
  return {
    row: {
      ...rowOf(carrier, applicant, negotiated.offers),
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
    happenings: [...negotiated.happenings, ...endOf(outcome, carrier, shipperUserId)],
    orderIds: [],
  };
}

/** Who applied, with what, and the last price. */
export function rowOf(carrier: DemoTeam, { by, userId, truck }: Applicant, offers: PlannedApplication['offers']) {
  const { number, by: offer_by, freight_type, freight, freight_currency, freight_unit } = offers.at(-1)!;
  return {
    id: createId(),
    applicant_company_id: carrier.id,
    applicant_name: carrier.name,
    user_id: userId,
    by,
    truck_id: truck?.truckId ?? null,
    plate: truck?.plate ?? null,
    driver_id: truck?.driverId ?? null,
    driver_name: truck?.driverName ?? null,
    offer_number: number,
    offer_by,
    freight_type,
    freight,
    freight_currency,
    freight_unit: freight_unit ?? null,
    version: 1,
  };
}

/** What the shipper or the carrier decided about this one alone; the rest is said by the end of the opportunity. */
function endOf({ state, closedBy, reason, at }: Outcome, { name: company }: DemoTeam, userId: string): Happening[] {
  if (at === null || closedBy !== null) return [];
  if (state === 'rejected') return [{ at, type: 'rejected', userId, reason, details: { company } }];
  return state === 'withdrawn' ? [{ at, type: 'withdrawn', reason, details: { company } }] : [];
}

/** Answered before the end: rejected by the shipper, or withdrawn by the carrier. */
export function drawAnswer(stage: Stage, carrier: DemoTeam, at: Date, random: Random): Outcome {
  const answeredAt = between(earlier(new Date(at.getTime() + MINUTE_MS), stage.until), stage.until, random);
  return random.chance(0.55)
    ? { state: 'rejected', closedBy: null, reason: random.pick(textsOf(stage.shipper).rejected), at: answeredAt }
    : { state: 'withdrawn', closedBy: null, reason: random.pick(textsOf(carrier).withdrawn), at: answeredAt };
}
