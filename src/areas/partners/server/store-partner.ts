import type { PartnerDetails } from '#areas/partners/rules/partner-details.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { searchText } from '#areas/partners/rules/search-text.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { makeId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { insertPartner, type PartnerRecord, updatePartner } from './partner.repository.ts';
import { replaceUsers } from './partner-access.repository.ts';
import { replaceAddresses, replaceContacts } from './partner-parts.repository.ts';

/** A form that was read and found right; nothing is judged any more. */
export interface PartnerToStore {
  readonly kind: PartnerKind;
  readonly country: CountryCode;
  readonly details: PartnerDetails;
  readonly userIds: readonly string[];
  readonly linkedCompanyId: string | null;
}

interface Author {
  readonly companyId: string;
  readonly userId: string;
}

/** Writes a new partner with its contacts, addresses and people with access; answers its id. */
export async function storePartner(
  trx: Trx,
  author: Author,
  partner: PartnerToStore,
  { active = true, createdAt }: { active?: boolean; createdAt?: Date } = {},
): Promise<string> {
  const id = makeId();
  await insertPartner(trx, {
    id,
    company_id: author.companyId,
    kind: partner.kind,
    active,
    created_by: author.userId,
    ...(createdAt ? { created_at: createdAt } : {}),
    ...valuesOf(partner),
  });
  await storeParts(trx, author, id, partner);
  return id;
}

export async function overwritePartner(
  trx: Trx,
  author: Author,
  before: PartnerRecord,
  partner: PartnerToStore,
): Promise<void> {
  await updatePartner(trx, before, valuesOf(partner));
  await storeParts(trx, author, before.id, partner);
}

function valuesOf({ country, details, linkedCompanyId }: PartnerToStore) {
  return {
    name: details.name,
    country_code: country,
    tax_id: details.taxId,
    address: details.address,
    city: details.city,
    notes: details.notes,
    linked_company_id: linkedCompanyId,
    searchText: searchText(countryOf(country), details),
  };
}

async function storeParts(
  trx: Trx,
  { companyId, userId }: Author,
  partnerId: string,
  { details, userIds }: PartnerToStore,
): Promise<void> {
  const owner = { companyId, partnerId };
  await replaceContacts(trx, owner, details.contacts);
  await replaceAddresses(trx, owner, details.addresses);
  await replaceUsers(trx, owner, userIds, userId);
}
