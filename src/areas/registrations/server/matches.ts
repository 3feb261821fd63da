import { identifyDriver, knownVehicle, nameOfFound } from '#areas/fleet/server/index.ts';
import { findUnlinkedTransport, type OutsideFirm, requirePartner } from '#areas/partners/server/index.ts';
import { countryOf, shownPlate } from '#countries/country.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import type { RegistrationForm, RegistrationView } from '../contract/registration.shapes.ts';
import type { RegistrationRecord } from './registration.repository.ts';

/** The firm or the person, as a transport company of the company that invited. */
export function firmOf(
  { country_code }: Pick<RegistrationRecord, 'country_code'>,
  form: RegistrationForm,
): OutsideFirm {
  const { firstName, lastName, countryCode, phone } = form.contact ?? form.drivers[0]!;
  const fullName = `${firstName} ${lastName}`;
  return {
    country: country_code,
    name: form.name ?? fullName,
    // A person's number is none of a firm: it belongs to the driver.
    taxId: form.taxId && countryOf(country_code).taxId.company.check(form.taxId).ok ? form.taxId : null,
    contact: { fullName, countryCode, phone, email: form.email },
  };
}

type Matches = RegistrationView['matches'];

/** What the company has already of what was sent: by tax id, phone, document, licence and plate. */
export async function matchesOf(context: RequestContext<Actor>, record: RegistrationRecord): Promise<Matches> {
  const { trx } = context;
  const { form, company_id: companyId, country_code: country } = record;
  if (!form) return { known: null, drivers: [], vehicles: [] };
  const firm = firmOf(record, form);
  const partnerId = await findUnlinkedTransport(trx, companyId, firm);
  const partner = partnerId ? await requirePartner(context, 'transport', partnerId) : null;
  const drivers: Matches['drivers'] = [];
  for (const driver of form.drivers) {
    const { known, clash } = await identifyDriver(trx, companyId, country, driver);
    drivers.push({
      known: known ? { _id: known.id, name: nameOfFound(known) } : null,
      clash: clash ? { field: clash.field, _id: clash.of.id, name: nameOfFound(clash.of) } : null,
    });
  }
  const vehicles: Matches['vehicles'] = [];
  for (const { plate } of form.vehicles) {
    const known = await knownVehicle(trx, companyId, { country, plate });
    vehicles.push({ known: known ? { _id: known.id, name: shownPlate(country, known.plate) } : null });
  }
  return { known: partner ? { _id: partner.id, name: partner.name } : null, drivers, vehicles };
}
