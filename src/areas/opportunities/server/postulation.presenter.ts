import type { Currency, WeightUnit } from '#areas/operations/rules/catalogues.ts';
import type { Actor } from '#platform/actor.ts';
import type { Offer, Offered, PostulationView } from '../contract/opportunity.shapes.ts';
import { postulationActions } from '../contract/opportunity-actions.ts';
import { type OutsideGap, personName } from '../rules/outside-carrier.ts';
import type { AwardTrips } from './award-trips.repository.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';
import { seesPrices } from './opportunity-access.ts';
import type { OfferRecord, PostulationRecord } from './postulation.repository.ts';

type Priced = Pick<OfferRecord, 'freight_type' | 'freight' | 'freight_currency' | 'freight_unit'>;

export function presentPrice(row: Priced, isSeen = true): Offered {
  return {
    type: row.freight_type as Offered['type'],
    value: isSeen ? row.freight : null,
    currency: row.freight_currency as Currency,
    unit: row.freight_unit as WeightUnit | null,
  };
}

export function presentOffer(row: OfferRecord, isSeen: boolean): Offer {
  return {
    number: row.number,
    by: row.by as Offer['by'],
    price: presentPrice(row, isSeen),
    comment: row.comment,
    at: row.at.toISOString(),
  };
}

function presentOutside({ outside, state, driver_id }: PostulationRecord): PostulationView['outside'] {
  if (!outside) return null;
  const { company, taxId, countryCode, phone, plate } = outside;
  const gaps: OutsideGap[] = state === 'accepted' ? gapsOf(taxId !== null, driver_id !== null) : [];
  return { name: personName(outside), company, taxId, countryCode: countryCode ?? '', phone, plate, gaps };
}

const gapsOf = (hasTaxId: boolean, hasDriver: boolean): OutsideGap[] => [
  ...(hasTaxId ? [] : (['taxId'] as const)),
  ...(hasDriver ? [] : (['driver'] as const)),
];

/** The shipper's own prices need a right; whoever applied knows the price they applied for. */
export function presentPostulation(
  record: PostulationRecord,
  offers: readonly OfferRecord[],
  opportunity: Pick<OpportunityRecord, 'state'>,
  actor: Actor,
  trips?: AwardTrips,
): PostulationView {
  const side = record.company_id === actor.companyId ? 'shipper' : 'carrier';
  const isSeen = side === 'carrier' || seesPrices(actor);
  const shown = offers.map((row) => presentOffer(row, isSeen));
  const { state, changed } = record;
  return {
    _id: record.id,
    version: record.version,
    opportunityId: record.opportunity_id,
    state,
    by: record.by,
    applicant: { companyId: record.applicant_company_id, name: record.applicant_name },
    outside: side === 'shipper' ? presentOutside(record) : null,
    trucks: record.trucks,
    acceptedTrucks: record.accepted_trucks,
    truck: { truckId: record.truck_id, plate: record.plate },
    driver: { driverId: record.driver_id, name: record.driver_name },
    comment: record.comment,
    changed,
    offer: shown.at(-1)!,
    offers: shown,
    reason: record.reason,
    closedBy: record.closed_by,
    operationId: record.operation_id,
    shipperStars: record.shipper_stars,
    createdAt: record.created_at.toISOString(),
    answeredAt: record.answered_at?.toISOString() ?? null,
    actions: postulationActions(
      {
        state,
        changed,
        side,
        isPublished: opportunity.state === 'published',
        mayGiveBack: (trips?.waiting ?? 0) > 0,
        mayRate: trips?.done === true && record.shipper_stars === null,
      },
      actor.permissions,
    ),
  };
}
