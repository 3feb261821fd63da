import { findPublicCompany, presentPublicCompany } from '#areas/load-orders/server/index.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { shownPlate } from '#countries/country.ts';
import { displayPhone } from '#countries/phone.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OutsideView, OwnApplication } from '../../contract/outside.shapes.ts';
import { personName } from '../../rules/outside-carrier.ts';
import { moment } from '../opportunity.presenter.ts';
import { replyOf } from '../opportunity-columns.ts';
import { presentOffer } from '../postulation.presenter.ts';
import { offersOf, type PostulationRecord } from '../postulation.repository.ts';
import { shipperCard } from '../shipper-card.repository.ts';
import { orderCodes } from './outside.repository.ts';
import type { OutsideLink } from './outside-link.ts';

const cityOf = ({ cityName, countryCode }: Place) => ({ cityName, countryCode });

/** Everything a link shows, named one by one: what is not here nobody outside sees. */
export async function presentOutsideView(
  trx: Trx,
  { opportunity, application, language, company_id }: OutsideLink,
  isPublished: boolean,
  named: { readonly categoryName: string | null; readonly typeTransportUnitName: string },
): Promise<OutsideView> {
  const reply = replyOf(opportunity);
  const company = await findPublicCompany(trx, company_id);
  const waits = application?.state === 'pending' || application?.state === 'accepted';
  return {
    code: opportunity.code,
    description: reply.description,
    dateType: reply.dateType,
    dates: reply.dates,
    categoryLoad: reply.categoryLoad,
    typeTransportUnit: reply.typeTransportUnit,
    ...named,
    quantityTransportUnit: reply.quantityTransportUnit,
    accepted: opportunity.accepted,
    applicants: opportunity.applicants,
    weightUnitValue: reply.weightUnitValue,
    weightUnit: reply.weightUnit,
    volume: reply.volume,
    specialNotes: reply.specialNotes,
    freightOffered: reply.freightOffered,
    advance: reply.advance,
    percentAdvance: reply.percentAdvance,
    endsAt: moment(opportunity.ends_at),
    shipper: await shipperCard(trx, company_id),
    language,
    company: presentPublicCompany(company),
    origin: cityOf(opportunity.origin),
    destination: cityOf(opportunity.destination),
    open: isPublished && !waits,
    application: application ? await presentApplication(trx, application, company.country, isPublished) : null,
  };
}

async function presentApplication(
  trx: Trx,
  application: PostulationRecord,
  country: string | null,
  isPublished: boolean,
): Promise<OwnApplication> {
  const outside = application.outside!;
  const { state, changed } = application;
  const offers = (await offersOf(trx, [application.id])).get(application.id) ?? [];
  const actions: OwnApplication['actions'] = [];
  if (state === 'pending' && isPublished && changed) actions.push('confirm');
  if (state === 'pending' && isPublished) actions.push('offer');
  if (state === 'pending') actions.push('withdraw');
  return {
    state,
    changed,
    name: personName(outside),
    company: outside.company,
    phone: displayPhone(outside.countryCode ?? '', outside.phone),
    plate: shownPlate(country, outside.plate),
    comment: application.comment,
    offer: presentOffer(offers.at(-1)!, true),
    reason: application.reason,
    closedBy: application.closed_by,
    at: application.created_at.toISOString(),
    answeredAt: moment(application.answered_at),
    orders: state === 'accepted' ? await orderCodes(trx, application) : [],
    actions,
  };
}
