import { findCandidates, rankFleet } from '#areas/load-orders/server/index.ts';
import type { Currency, WeightUnit } from '#areas/operations/rules/catalogues.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import type { OfferedPrice } from '../contract/opportunity-input.shapes.ts';
import type * as calls from '../contract/postulation.calls.ts';
import { awardAtOnce } from './award.service.ts';
import { takesApplications } from './external.service.ts';
import * as events from './opportunity.events.ts';
import { insertEvents, lockVisible, type OpportunityRecord } from './opportunity.repository.ts';
import { isTrucker } from './opportunity-access.ts';
import { priceText } from './opportunity-summary.ts';
import { insertOffer, insertPostulation, priceColumns } from './postulation.repository.ts';
import { announcePostulation, requirePublished, viewPostulation } from './postulation-access.ts';
import { stopWaiting } from './reader.repository.ts';

type Context = RequestContext<Actor>;
type ApplyBody = ParsedInput<typeof calls.applyForOpportunity>['body'];

export async function apply(context: Context, id: string, body: ApplyBody) {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const opportunity = await lockVisible(trx, id);
  if (opportunity.company_id === companyId) throw opportunityErrors.own();
  requirePublished(context, opportunity);
  if (!(await takesApplications(context, opportunity))) throw opportunityErrors.notAsked();
  requireRoom(opportunity, body.trucks);
  const price = priceOf(opportunity, body.price);
  const vehicle = await readVehicle(context, opportunity, body);
  const postulation = await insertPostulation(trx, {
    company_id: opportunity.company_id,
    opportunity_id: id,
    applicant_company_id: companyId,
    applicant_name: actor.companyName ?? '',
    user_id: actor.userId,
    trucks: vehicle.by === 'trucker' ? 1 : body.trucks,
    comment: body.comment,
    offer_number: 1,
    offer_by: 'carrier',
    ...vehicle,
    ...priceColumns(price),
  });
  const details = { company: postulation.applicant_name, price: priceText(postulation) };
  await Promise.all([
    insertOffer(trx, postulation, 1, { by: 'carrier', userId: actor.userId, price, comment: body.comment }),
    stopWaiting(trx, opportunity, companyId),
    insertEvents(trx, opportunity, [{ type: 'applied', userId: null, details }]),
  ]);
  await announcePostulation(context, events.postulationCreated, { opportunity, postulation });
  if (opportunity.first_price_wins && isOfferedPrice(opportunity, price))
    await awardAtOnce(context, { opportunity, postulation });
  return viewPostulation(context, postulation.id);
}

export function requireRoom({ quantity, accepted }: OpportunityRecord, trucks: number): void {
  const left = quantity - accepted;
  if (left <= 0) throw opportunityErrors.filled();
  if (trucks > left)
    throw requestErrors.invalid({ fields: { trucks: { code: 'tooManyTrucks', params: { count: left } } } });
}

function offeredPrice(record: OpportunityRecord): OfferedPrice | null {
  if (record.freight === null) return null;
  return {
    type: record.freight_type as OfferedPrice['type'],
    value: record.freight,
    currency: record.freight_currency as Currency,
    unit: record.freight_unit as WeightUnit | null,
  };
}

export function priceOf(record: OpportunityRecord, said: OfferedPrice | null | undefined): OfferedPrice {
  const price = said ?? offeredPrice(record);
  if (!price) throw requestErrors.invalid({ fields: { price: { code: 'required' } } });
  return price;
}

function isOfferedPrice(record: OpportunityRecord, price: OfferedPrice): boolean {
  const offered = offeredPrice(record);
  return (
    offered !== null &&
    offered.type === price.type &&
    offered.currency === price.currency &&
    offered.unit === price.unit &&
    Number(offered.value) === Number(price.value)
  );
}

/** A trucker applies with the truck they drive; a company may name one of its own, with its driver or another. */
export async function readVehicle(
  { trx, actor }: Context,
  opportunity: OpportunityRecord,
  { truckId, driverId }: Pick<ApplyBody, 'truckId' | 'driverId'>,
) {
  const companyId = companyOf(actor);
  if (await isTrucker({ trx, actor })) {
    const { trucks } = await rankFleet(trx, companyId, opportunity);
    const driven = trucks.find(({ candidate }) => candidate.driver?.userId === actor.userId)?.candidate;
    if (!driven?.driver) throw opportunityErrors.noTruckDriven();
    return vehicleColumns('trucker', { truckId: driven.truckId, plate: driven.plate }, driven.driver);
  }
  if (!truckId) return vehicleColumns('company', null, null);
  const [candidate] = await findCandidates(trx, companyId, [{ truckId, driverId: driverId ?? null }]);
  if (!candidate) throw requestErrors.invalid({ fields: { truckId: { code: 'choice' } } });
  if (driverId && candidate.driver?.id !== driverId)
    throw requestErrors.invalid({ fields: { driverId: { code: 'choice' } } });
  return vehicleColumns('company', { truckId, plate: candidate.plate }, candidate.driver);
}

function vehicleColumns(
  by: 'company' | 'trucker',
  truck: { readonly truckId: string; readonly plate: string } | null,
  driver: { readonly id: string; readonly name: string } | null,
) {
  return {
    by,
    truck_id: truck?.truckId ?? null,
    plate: truck?.plate ?? null,
    driver_id: driver?.id ?? null,
    driver_name: driver?.name ?? null,
  };
}
