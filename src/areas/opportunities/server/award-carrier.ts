import { associate } from '#areas/companies/server/index.ts';
import { registerHired } from '#areas/fleet/server/index.ts';
import { ensureTransportProvider, ensureUnlinkedTransport } from '#areas/partners/server/index.ts';
import { countryOrDefault } from '#countries/country.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { outsideName, personName } from '../rules/outside-carrier.ts';
import type { OpportunityEvent, OpportunityRecord } from './opportunity.repository.ts';
import type { PostulationRecord } from './postulation.repository.ts';

interface Awarded {
  readonly opportunity: OpportunityRecord;
  readonly postulation: PostulationRecord;
}

/** Who carries an award, with what it changes of the application and adds to the history. */
export interface AwardCarrier {
  /** A transport company of the own company. */
  readonly partnerId: string;
  readonly changes: Partial<Pick<PostulationRecord, 'partner_id' | 'truck_id' | 'driver_id' | 'driver_name'>>;
  readonly events: readonly OpportunityEvent[];
}

/** A company of the platform becomes association and transport company; an outside carrier has no company there. */
export async function carrierOfAward(
  context: RequestContext<Actor>,
  { opportunity, postulation }: Awarded,
): Promise<AwardCarrier> {
  const { trx, actor, now } = context;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const carrierId = postulation.applicant_company_id;
  if (carrierId === null) return outsideCarrier(context, { opportunity, postulation });
  await associate(trx, { companyId: author.companyId, partnerId: carrierId, userId: author.userId, now });
  return { partnerId: await ensureTransportProvider(trx, author, carrierId), changes: {}, events: [] };
}

/** The transport company, the truck, and the eventual trucker as far as what they said is enough. */
async function outsideCarrier(
  context: RequestContext<Actor>,
  { opportunity, postulation }: Awarded,
): Promise<AwardCarrier> {
  const { trx, actor } = context;
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const outside = postulation.outside!;
  const { taxId, countryCode, phone, plate, driver, firstName, lastName } = outside;
  const { code: country } = countryOrDefault(actor.country);
  const name = personName(outside);
  const partnerId = await ensureUnlinkedTransport(trx, author, {
    country,
    name: outsideName(outside),
    taxId,
    contact: { fullName: name, countryCode, phone },
  });
  const { driverId, truckId } = await registerHired(context, {
    country,
    transportCompanyId: partnerId,
    plate,
    truckType: opportunity.vehicle_type,
    person: { firstName, lastName, countryCode, phone },
    documents: driver,
  });
  const known = driverId === null ? 'truckerIncomplete' : 'truckerRegistered';
  return {
    partnerId,
    changes: { partner_id: partnerId, truck_id: truckId, driver_id: driverId, driver_name: driverId && name },
    events: [{ type: known, userId: actor.userId, details: { name, plate: postulation.plate } }],
  };
}
