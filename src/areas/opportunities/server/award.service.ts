import { findCompany } from '#areas/companies/server/index.ts';
import { blankOrder, createOrdersForCarrier } from '#areas/load-orders/server/index.ts';
import { insertParsedOperation, type ParsedOperation, readOperation } from '#areas/operations/server/index.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { fromCents, toCents } from '#kernel/money.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { withCompany, withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { emit } from '#platform/jobs/events.ts';
import { opportunityErrors } from '../contract/opportunity.errors.ts';
import type { awardPostulation } from '../contract/postulation.calls.ts';
import { mayStep } from '../rules/postulation-state.ts';
import { carrierOfAward } from './award-carrier.ts';
import { postulationAccepted } from './opportunity.events.ts';
import { findOpportunity, insertEvents, type OpportunityRecord } from './opportunity.repository.ts';
import { stepperOf } from './opportunity.service.ts';
import { lockSeen } from './opportunity-access.ts';
import { end } from './opportunity-steps.ts';
import { opportunitySummary, postulationSummary, priceText } from './opportunity-summary.ts';
import { lockPostulation, type PostulationRecord, updatePostulation } from './postulation.repository.ts';

type Context = RequestContext<Actor>;
type Form = ParsedInput<typeof awardPostulation>['body'];

interface Both {
  readonly opportunity: OpportunityRecord;
  readonly postulation: PostulationRecord;
}

/** Saving the operation of an application is its acceptance, all of it or nothing. */
export async function award(
  context: Context,
  { opportunityId, postulationId }: ParsedInput<typeof awardPostulation>['params'],
  { offer, trucks, ...form }: Form,
) {
  const { trx } = context;
  const opportunity = await lockSeen(context, opportunityId);
  const postulation = await lockPostulation(trx, postulationId);
  if (postulation.opportunity_id !== opportunityId) throw requestErrors.notFound();
  requireAwardable(context, { opportunity, postulation }, trucks);
  if (postulation.offer_number !== offer)
    throw opportunityErrors.newerOffer({ params: { price: priceText(postulation) } });
  const operation = await readOperation(context, 'normal', form);
  return accept(context, { opportunity, postulation }, operation, trucks);
}

function requireAwardable({ now }: Context, { opportunity, postulation }: Both, trucks: number): void {
  const { state, ends_at, quantity, accepted } = opportunity;
  if (accepted >= quantity) throw opportunityErrors.filled();
  if (!mayStep(postulation.state, 'accept')) throw opportunityErrors.answered();
  if (state !== 'published' || ends_at === null || ends_at <= now) throw opportunityErrors.notPublished();
  if (postulation.changed) throw opportunityErrors.notConfirmed();
  const most = Math.min(postulation.trucks, quantity - accepted);
  if (trucks > most)
    throw requestErrors.invalid({ fields: { trucks: { code: 'tooManyTrucks', params: { count: most } } } });
}

/** Of locked records: the operation, one order per truck with its carrier, the partnership, and the end when it is full. */
async function accept(
  context: Context,
  { opportunity, postulation }: Both,
  operation: ParsedOperation,
  trucks: number,
) {
  const { trx, actor, now } = context;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const carrier = await carrierOfAward(context, { opportunity, postulation });
  const { id: operationId } = await insertParsedOperation(trx, author, operation);
  const stored = await createOrdersForCarrier(context, {
    operationId,
    partnerId: carrier.partnerId,
    count: trucks,
    source: { opportunityId: opportunity.id, opportunityCode: opportunity.code, postulationId: postulation.id },
    values: orderValues(opportunity, postulation, operation),
  });
  await updatePostulation(trx, postulation, {
    state: 'accepted',
    accepted_trucks: trucks,
    operation_id: operationId,
    answered_at: now,
    ...carrier.changes,
  });
  const details = { company: postulation.applicant_name, price: priceText(postulation), trucks };
  await insertEvents(trx, opportunity, [{ type: 'awarded', userId: actor.userId, details }, ...carrier.events]);
  await emit(
    trx,
    postulationAccepted,
    { companyId: author.companyId, actorId: actor.userId },
    {
      opportunity: await opportunitySummary(trx, opportunity),
      postulation: postulationSummary(postulation),
      trucks,
      operationId,
    },
  );
  const after = await findOpportunity(trx, opportunity.id);
  if (after.accepted >= after.quantity) await end(stepperOf(context), after, 'filled');
  return {
    operationId,
    loadingOrders: stored.map(({ id, code }) => ({ _id: id, loadingOrderCode: code })),
    postulationId: postulation.id,
  };
}

function orderValues(opportunity: OpportunityRecord, postulation: PostulationRecord, operation: ParsedOperation) {
  const { clientFreight: client = null } = operation;
  return {
    ...blankOrder(operation),
    client_id: operation.client?.id ?? null,
    client_company_id: operation.client?.linkedCompanyId ?? null,
    operator_id: operation.operatorId ?? null,
    loading_date: operation.pickupDate,
    delivery_date: operation.deliveryDate,
    category_load: operation.categoryLoad ?? null,
    vehicle_type: operation.vehicleType ?? null,
    service_type: operation.serviceType ?? null,
    weight: opportunity.weight,
    weight_unit: opportunity.weight_unit,
    comment: operation.comment ?? null,
    client_freight_type: client?.type ?? null,
    client_freight: client?.value ?? null,
    client_freight_currency: client?.currency ?? null,
    client_freight_unit: client?.type === 'compound' ? (operation.weightUnit ?? null) : null,
    carrier_freight_type: postulation.freight_type,
    carrier_freight: postulation.freight,
    carrier_freight_currency: postulation.freight_currency,
    carrier_freight_unit: postulation.freight_unit,
    carrier_freight_invoice: opportunity.invoice,
    carrier_freight_advance: advanceOf(opportunity, postulation),
  };
}

/** A share of one price for the trip; of a price per unit it is known with the weight. */
function advanceOf(
  { advance_percent }: OpportunityRecord,
  { freight_type, freight }: PostulationRecord,
): string | null {
  if (advance_percent === null || freight_type !== 'simple') return null;
  return fromCents((toCents(freight) * BigInt(advance_percent)) / 100n);
}

/**
 * The first at this price wins: the award follows in the carrier's transaction, on behalf of the person who published
 * the opportunity, who decided so beforehand.
 */
export async function awardAtOnce(context: Context, { opportunity, postulation }: Both): Promise<void> {
  const { trx, actor } = context;
  const company = await withPlatformScope(trx, () => findCompany(trx, opportunity.company_id));
  if (!company || opportunity.client_id === null) return;
  const shipper: Actor = {
    ...actor,
    userId: opportunity.created_by,
    companyId: company.id,
    companyName: company.company_name,
    country: company.country_code,
    timeZone: company.time_zone,
  };
  await withCompany(trx, company.id, async () => {
    const acting = { ...context, actor: shipper };
    requireAwardable(acting, { opportunity, postulation }, postulation.trucks);
    const client = await findActivePartner(trx, company.id, 'client', opportunity.client_id!);
    await accept(
      acting,
      { opportunity, postulation },
      operationOf(opportunity, postulation, client ?? null),
      postulation.trucks,
    );
  });
}

/** What an operation gets where nobody fills in its form. */
function operationOf(
  opportunity: OpportunityRecord,
  postulation: PostulationRecord,
  client: (ParsedOperation['client'] & object) | null,
): ParsedOperation {
  return {
    kind: 'normal',
    dispatchType: 'direct',
    serviceType: 'national',
    client,
    operatorId: opportunity.created_by,
    origin: opportunity.origin,
    destination: opportunity.destination,
    pickupDate: opportunity.pickup_date,
    deliveryDate: opportunity.until_date,
    categoryLoad: opportunity.category_load,
    vehicleType: opportunity.vehicle_type,
    weightUnit: postulation.freight_unit ?? opportunity.weight_unit,
    clientFreight: { type: 'toNegotiate', value: null, currency: null },
    supplierFreight: {
      type: postulation.freight_type as 'simple' | 'compound',
      value: postulation.freight,
      currency: postulation.freight_currency as never,
    },
  };
}
