import { hiredProblems } from '#areas/fleet/server/index.ts';
import { findPublicCompany } from '#areas/load-orders/server/index.ts';
import type { Currency, WeightUnit } from '#areas/operations/rules/catalogues.ts';
import { hashOf, type LinkContext, type LinkRecord } from '#areas/sharing/server/index.ts';
import { countryOrDefault, shownPlate } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { dayIn } from '#kernel/dates.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { opportunityErrors } from '../../contract/opportunity.errors.ts';
import type { OfferedPrice } from '../../contract/opportunity-input.shapes.ts';
import type * as calls from '../../contract/outside.calls.ts';
import type { OutsideForm } from '../../contract/outside.shapes.ts';
import {
  type OutsideCarrier,
  outsideName,
  readOutsideCarrier,
  WAITING_PER_LINK_MAX,
} from '../../rules/outside-carrier.ts';
import { priceOf, requireRoom } from '../apply.service.ts';
import * as events from '../opportunity.events.ts';
import { insertEvents, lockOwn, type OpportunityRecord } from '../opportunity.repository.ts';
import { priceText } from '../opportunity-summary.ts';
import {
  insertOffer,
  insertPostulation,
  lockPostulation,
  type PostulationRecord,
  priceColumns,
  updatePostulation,
} from '../postulation.repository.ts';
import { requireLastOffer } from '../postulation.service.ts';
import { announceFrom, type Both, requirePublished, requireStep } from '../postulation-access.ts';
import { applicationsByLink, findOutsideApplication } from './outside.repository.ts';
import { openToApply, outsidePage, showAgain, visitorOf } from './outside-page.ts';

const originOf = ({ company_id }: Pick<LinkRecord, 'company_id'>) => ({ companyId: company_id, actorId: null });

/**
 * The application of a carrier without an account. It is the shipper who decides about it: "first at this price" does
 * not hand a load to somebody whom nobody has looked at.
 */
export async function applyOutside(context: LinkContext, alias: string, form: OutsideForm) {
  const { trx } = context;
  const link = await openToApply(context, alias);
  const secretHash = hashOf(visitorOf(context, alias, link));
  const opportunity = await lockOwn(trx, link.opportunity_id!);
  // Sent twice by the same person, it is one application.
  const last = await findOutsideApplication(trx, link.id, secretHash);
  if (last?.state === 'pending') return showAgain(context, link, secretHash);
  if (last?.state === 'accepted') throw opportunityErrors.outsideApplied();
  if (opportunity.ended_by === 'filled') throw opportunityErrors.filled();
  requirePublished(context, opportunity);
  requireRoom(opportunity, 1);
  await requireQuietLink(context, link);
  const outside = await readCarrier(context, link, form);
  const price = priceOf(opportunity, form.price === null ? null : ownPrice(opportunity, form.price));
  const { country } = await findPublicCompany(trx, link.company_id);
  const postulation = await insertPostulation(trx, {
    company_id: link.company_id,
    opportunity_id: opportunity.id,
    applicant_company_id: null,
    applicant_name: outsideName(outside),
    user_id: null,
    by: 'outside',
    outside: JSON.stringify(outside),
    link_id: link.id,
    secret_hash: secretHash,
    trucks: 1,
    plate: shownPlate(country, outside.plate),
    comment: form.comment,
    offer_number: 1,
    offer_by: 'carrier',
    ...priceColumns(price),
  });
  await insertOffer(trx, postulation, 1, { by: 'carrier', userId: null, price, comment: form.comment });
  const details = { company: postulation.applicant_name, price: priceText(postulation) };
  await insertEvents(trx, opportunity, [{ type: 'applied', details }]);
  await announceFrom(trx, originOf(link), events.postulationCreated, { opportunity, postulation });
  return showAgain(context, link, secretHash);
}

async function requireQuietLink({ trx }: LinkContext, { id }: LinkRecord): Promise<void> {
  const waiting = (await applicationsByLink(trx, [id])).get(id)?.waiting ?? 0;
  if (waiting >= WAITING_PER_LINK_MAX) throw requestErrors.tooMany({ retryAfter: 3600 });
}

/** Judged by the country of the company that offers the freight, as its form shows it. */
async function readCarrier({ trx, now }: LinkContext, link: LinkRecord, form: OutsideForm): Promise<OutsideCarrier> {
  const { country: code, timeZone } = await findPublicCompany(trx, link.company_id);
  const country = countryOrDefault(code);
  const { price: _price, comment: _comment, ...said } = form;
  const { carrier, problems } = readOutsideCarrier(country, said);
  const fields: Record<string, FieldProblem> = { ...problems };
  if (carrier.driver) {
    const hired = { country: country.code, person: carrier, documents: carrier.driver };
    const known = Object.keys(carrier.driver);
    for (const [field, problem] of Object.entries(hiredProblems(hired, dayIn(now, timeZone))))
      if (known.includes(field)) fields[`driver.${field}`] = problem;
  }
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return carrier;
}

/** A typed amount means what the offered price means; where that is to be negotiated, the whole trip. */
function ownPrice(opportunity: OpportunityRecord, value: string): OfferedPrice {
  const { freight_type, freight_currency, freight_unit } = opportunity;
  const isCompound = freight_type === 'compound';
  return {
    type: isCompound ? ('compound' as const) : ('simple' as const),
    value,
    currency: freight_currency as Currency,
    unit: isCompound ? (freight_unit as WeightUnit) : null,
  };
}

const lastPrice = ({ freight_type, freight, freight_currency, freight_unit }: PostulationRecord): OfferedPrice => ({
  type: freight_type as OfferedPrice['type'],
  value: freight,
  currency: freight_currency as Currency,
  unit: freight_unit as WeightUnit | null,
});

/** The own application and its opportunity, both locked, the opportunity first as everywhere. */
async function lockApplication(context: LinkContext, alias: string) {
  const { trx } = context;
  const link = await outsidePage.open(context, alias);
  if (!link.application) throw requestErrors.notFound();
  const opportunity = await lockOwn(trx, link.opportunity_id!);
  const postulation: PostulationRecord = await lockPostulation(trx, link.application.id);
  const both: Both = { opportunity, postulation };
  return { link, both, again: () => showAgain(context, link, postulation.secret_hash!) };
}

const named = ({ postulation }: Both) => ({ company: postulation.applicant_name });

export async function offerOutside(
  context: LinkContext,
  alias: string,
  { after, price: amount, comment }: ParsedInput<typeof calls.offerOutside>['body'],
) {
  const { trx } = context;
  const { link, both, again } = await lockApplication(context, alias);
  requireStep(both, 'accept');
  requirePublished(context, both.opportunity);
  requireLastOffer(both.postulation, after);
  const price = amount === null ? lastPrice(both.postulation) : ownPrice(both.opportunity, amount);
  const number = both.postulation.offer_number + 1;
  await insertOffer(trx, both.postulation, number, { by: 'carrier', userId: null, price, comment });
  await updatePostulation(trx, both.postulation, { offer_number: number, offer_by: 'carrier', ...priceColumns(price) });
  const details = { ...named(both), price: `${price.value} ${price.currency}` };
  await insertEvents(trx, both.opportunity, [{ type: 'offered', details }]);
  await announceFrom(trx, originOf(link), events.priceOffered, both, { by: 'carrier' });
  return again();
}

export async function confirmOutside(context: LinkContext, alias: string) {
  const { trx } = context;
  const { link, both, again } = await lockApplication(context, alias);
  requireStep(both, 'accept');
  requirePublished(context, both.opportunity);
  if (!both.postulation.changed) return again();
  await updatePostulation(trx, both.postulation, { changed: false });
  await insertEvents(trx, both.opportunity, [{ type: 'confirmed', details: named(both) }]);
  await announceFrom(trx, originOf(link), events.postulationConfirmed, both);
  return again();
}

export async function withdrawOutside(context: LinkContext, alias: string, reason: string | null) {
  const { trx, now } = context;
  const { link, both, again } = await lockApplication(context, alias);
  requireStep(both, 'withdraw');
  await updatePostulation(trx, both.postulation, { state: 'withdrawn', reason, answered_at: now });
  await insertEvents(trx, both.opportunity, [{ type: 'withdrawn', reason, details: named(both) }]);
  await announceFrom(trx, originOf(link), events.postulationWithdrawn, both, { reason });
  return again();
}
