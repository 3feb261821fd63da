import type { PartnerDetails } from '#areas/partners/rules/partner-details.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { searchText } from '#areas/partners/rules/search-text.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertPartners, type PartnerRecord, updatePartner } from './partner.repository.ts';
import { insertUsers, removeUsers } from './partner-access.repository.ts';
import {
  bookedAddresses,
  insertAddresses,
  insertContacts,
  removeAddresses,
  removeContacts,
} from './partner-parts.repository.ts';

/** A form that was read and checked, ready to be stored. */
export interface ParsedPartner {
  readonly kind: PartnerKind;
  readonly country: CountryCode;
  readonly details: PartnerDetails;
  readonly userIds: readonly string[];
  readonly linkedCompanyId: string | null;
  /** Active and created now unless set otherwise, as by an import. */
  readonly active?: boolean;
  readonly createdAt?: Date;
}

export interface Author {
  readonly companyId: string;
  readonly userId: string;
}

/** Inserts any number of new partners with their contacts, addresses and people with access, in a few statements. */
export async function insertParsedPartners(
  trx: Trx,
  { companyId, userId }: Author,
  partners: readonly ParsedPartner[],
): Promise<string[]> {
  const named = partners.map((partner) => ({ ...partner, owner: { companyId, partnerId: createId() } }));
  await insertPartners(
    trx,
    named.map(({ owner, kind, active = true, createdAt, ...partner }) => ({
      id: owner.partnerId,
      company_id: companyId,
      kind,
      active,
      created_by: userId,
      ...(createdAt ? { created_at: createdAt } : {}),
      ...valuesOf(partner),
    })),
  );
  await insertContacts(
    trx,
    named.flatMap(({ owner, details }) =>
      details.contacts.map((contact, at) => ({ ...contact, _id: createId(), at, owner })),
    ),
  );
  await insertAddresses(
    trx,
    named.flatMap(({ owner, details }) =>
      details.addresses.map((place, at) => ({ ...place, _id: createId(), at, owner })),
    ),
  );
  await insertUsers(trx, userId, named);
  return named.map(({ owner }) => owner.partnerId);
}

/**
 * Expects the partner to be locked. Contacts and addresses that stay keep their ids; people with access keep their
 * start date.
 */
export async function updateParsedPartner(
  trx: Trx,
  { companyId, userId }: Author,
  before: PartnerRecord,
  partner: ParsedPartner,
): Promise<void> {
  const owner = { companyId, partnerId: before.id };
  const { contacts, addresses } = partner.details;
  await updatePartner(trx, before, valuesOf(partner));
  const contactId = keptIds(await removeContacts(trx, owner));
  await insertContacts(
    trx,
    contacts.map((contact, at) => ({ ...contact, _id: contactId(contact._id), at, owner })),
  );
  const booked = await bookedAddresses(trx, owner);
  const addressId = keptIds([...booked.keys()]);
  const named = addresses.map((place, at) => ({ ...place, _id: addressId(place._id), at, owner }));
  const stay = new Set(named.map(({ _id }) => _id));
  const gone = [...booked.keys()].filter((id) => !stay.has(id));
  await removeAddresses(trx, owner, gone);
  await insertAddresses(trx, named, booked);
  await removeUsers(trx, owner, partner.userIds);
  await insertUsers(trx, userId, [{ owner, userIds: partner.userIds }]);
}

function valuesOf({
  country,
  details,
  linkedCompanyId,
}: Pick<ParsedPartner, 'country' | 'details' | 'linkedCompanyId'>) {
  return {
    name: details.name,
    country_code: country,
    tax_id: details.taxId,
    address: details.address,
    city: details.city,
    notes: details.notes,
    payment_term_days: details.paymentTermDays ?? null,
    linked_company_id: linkedCompanyId,
    searchText: searchText(countryOf(country), details),
  };
}

/** An id is kept once, and only if it belonged to the partner. */
function keptIds(removed: readonly string[]): (id: string | undefined) => string {
  const known = new Set(removed);
  return (id) => (id !== undefined && known.delete(id) ? id : createId());
}
