import type { ContactDetails, PartnerDetails } from '#areas/partners/rules/partner-details.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findByTaxIds } from '../partner.repository.ts';
import { createPartners, updatePartner } from '../partner.service.ts';
import { contactsOf } from '../partner-parts.repository.ts';
import { scopeOf } from '../partner-scope.ts';

type Context = RequestContext<Actor>;

/** A line of a spreadsheet that was read and checked; values it leaves empty are null or empty. */
export interface ImportedPartner {
  readonly country: CountryCode;
  readonly details: PartnerDetails;
}

const keyOf = (country: string, taxId: string | null) => `${country} ${taxId}`;

/** Which of them are registered already; `closed` where the actor may not see the country. */
export async function findImportedPartners(
  { trx, actor }: Context,
  kind: PartnerKind,
  partners: readonly ImportedPartner[],
): Promise<readonly (boolean | 'closed')[]> {
  const scope = scopeOf(actor, kind);
  const taxIds = partners.flatMap(({ details }) => details.taxId ?? []);
  const known = new Set((await findByTaxIds(trx, scope, taxIds)).map((one) => keyOf(one.country_code, one.tax_id)));
  return partners.map(({ country, details }) =>
    scope.countries.includes(country) ? known.has(keyOf(country, details.taxId)) : 'closed',
  );
}

/** Inserts new partners and updates existing ones; values a line leaves empty stay. */
export async function importPartners(
  context: Context,
  kind: PartnerKind,
  partners: readonly ImportedPartner[],
): Promise<void> {
  const { trx, actor } = context;
  const taxIds = partners.flatMap(({ details }) => details.taxId ?? []);
  const found = await findByTaxIds(trx, scopeOf(actor, kind), taxIds);
  const byKey = new Map(found.map((record) => [keyOf(record.country_code, record.tax_id), record]));
  const fresh = partners.filter(({ country, details }) => !byKey.has(keyOf(country, details.taxId)));
  await createPartners(
    context,
    fresh.map(({ country, details }) => ({ kind, country, details, userIds: [], linkedCompanyId: null })),
  );
  for (const { country, details } of partners) {
    const record = byKey.get(keyOf(country, details.taxId));
    if (!record) continue;
    const { name, address, city, notes, contacts } = details;
    const current = await contactsOf(trx, { companyId: record.company_id, partnerId: record.id });
    await updatePartner(context, kind, record.id, {
      version: record.version,
      name,
      ...(address === null ? {} : { address }),
      ...(city === null ? {} : { city }),
      ...(notes === null ? {} : { notes }),
      ...(contacts.length === 0 ? {} : { contacts: contacts.reduce(withContact, current) }),
    });
  }
}

/** A contact found by mail, phone or name is updated; any other is added. */
function withContact(current: readonly ContactDetails[], { fullName, countryCode, phone, email }: ContactDetails) {
  const known = current.find(
    (one) => (email && one.email === email) || (phone && one.phone === phone) || one.fullName === fullName,
  );
  if (!known) return [...current, { fullName, countryCode, phone, email }];
  const number = phone ? { countryCode, phone } : {};
  return current.map((one) => (one === known ? { ...one, fullName, ...number, ...(email ? { email } : {}) } : one));
}
