import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { OpportunityState } from '../rules/opportunity-state.ts';
import { type Audience, type DateType, type PublicationType, proposedMarket } from '../rules/publication.ts';
import { type Load, moneyText, nameOf, volumeOf } from './draw-load.ts';
import { textsOf } from './market.ts';
import type { PlannedOpportunity } from './plan.ts';

export interface Terms {
  readonly dateType: DateType;
  readonly pickupDate: string;
  readonly untilDate: string;
  readonly days: number;
  readonly deadline: Date | null;
}

export interface OpportunityFacts {
  readonly team: DemoTeam;
  readonly userId: string;
  readonly number: number;
  readonly load: Load;
  readonly quantity: number;
  readonly terms: Terms;
  readonly state: OpportunityState;
  readonly publicationType: PublicationType;
  readonly audience: Audience;
  readonly answerHours: number | null;
  readonly ownFirstHours: number | null;
  readonly publishAt: Date | null;
  readonly publishedAt: Date | null;
  readonly endsAt: Date | null;
  readonly opensAt: Date | null;
  readonly isOpen: boolean;
  readonly endedBy: string | null;
  readonly cancelReason: string | null;
  readonly firstPriceWins: boolean;
  readonly advancePercent: number | null;
  readonly invoice: boolean;
}

/** Every column, so that all of them are inserted together. */
export function opportunityRow(facts: OpportunityFacts, random: Random): PlannedOpportunity['row'] {
  const { team, load, terms } = facts;
  const { price } = load;
  const texts = textsOf(team);
  const isNegotiated = price.type === 'toNegotiate';
  return {
    state: facts.state,
    publication_type: facts.publicationType,
    market_type: proposedMarket(facts.publicationType),
    audience: facts.audience,
    description: nameOf(team, load, facts.number),
    client_id: load.clientId,
    origin: load.origin as never,
    destination: load.destination as never,
    origin_city: load.origin.cityName,
    destination_city: load.destination.cityName,
    origin_country: load.origin.countryCode,
    destination_country: load.destination.countryCode,
    date_type: terms.dateType,
    pickup_date: terms.pickupDate,
    until_date: terms.untilDate,
    category_load: load.category,
    vehicle_type: load.vehicleType,
    quantity: facts.quantity,
    weight: String(load.weight),
    weight_unit: 'tn',
    volume: String(volumeOf(load.category, load.weight, random)),
    freight_type: price.type,
    freight: isNegotiated ? null : moneyText(price.amount),
    freight_currency: price.currency,
    freight_unit: price.unit,
    invoice: facts.invoice,
    advance: facts.advancePercent !== null,
    advance_percent: facts.advancePercent,
    special_notes: random.chance(0.6) ? random.pick(texts.notes) : null,
    comment: random.chance(0.2) ? random.pick(texts.remarks) : null,
    email_notification: true,
    whatsapp_notification: random.chance(0.5),
    first_price_wins: facts.firstPriceWins,
    days: terms.days,
    deadline: terms.deadline,
    publish_at: facts.publishAt,
    own_first_hours: facts.ownFirstHours,
    answer_hours: facts.answerHours,
    published_at: facts.publishedAt,
    ends_at: facts.endsAt,
    opens_at: facts.opensAt,
    is_open: facts.isOpen,
    ended_by: facts.endedBy,
    cancel_reason: facts.cancelReason,
    applicants: 0,
    accepted: 0,
    created_by: facts.userId,
    version: 1,
  };
}
