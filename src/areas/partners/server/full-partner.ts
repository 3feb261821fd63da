import type { ContactView, LinkedCompanyView, PartnerAddressView } from '#areas/partners/contract/partner.shapes.ts';
import type { PartnerDetails } from '#areas/partners/rules/partner-details.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Trx } from '#platform/db/database.ts';
import { companyName } from './linked-company.repository.ts';
import type { PartnerRecord } from './partner.repository.ts';
import { type AccessUser, usersOf } from './partner-access.repository.ts';
import { addressesOf, contactsOf } from './partner-parts.repository.ts';

/** A partner with everything its form shows. */
export interface FullPartner {
  readonly record: PartnerRecord;
  readonly contacts: readonly ContactView[];
  readonly addresses: readonly PartnerAddressView[];
  readonly users: readonly AccessUser[];
  readonly linkedCompany: LinkedCompanyView | null;
}

export async function readFullPartner(trx: Trx, record: PartnerRecord): Promise<FullPartner> {
  const owner = { companyId: record.company_id, partnerId: record.id };
  return {
    record,
    contacts: await contactsOf(trx, owner),
    addresses: await addressesOf(trx, owner),
    users: await usersOf(trx, owner),
    linkedCompany: await linkedCompany(trx, record.linked_company_id),
  };
}

async function linkedCompany(trx: Trx, companyId: string | null): Promise<LinkedCompanyView | null> {
  const name = companyId && (await companyName(trx, companyId));
  return companyId && name ? { companyId, companyName: name } : null;
}

export function detailsOf({ record, contacts, addresses }: FullPartner): PartnerDetails {
  const { name, tax_id, address, city, notes, payment_term_days: paymentTermDays } = record;
  return { name, taxId: tax_id, address, city, notes, paymentTermDays, contacts, addresses };
}

/** The audit actions of a partner, each with its own phrase. */
export type PartnerAction = `partners.${NameIn<'partners.history.actions'>}`;

/** Fields that have a label in the history. */
export type PartnerFields = Partial<Record<NameIn<'partners.fields'>, unknown>>;

/** The fields of the audit, in the form that its reader knows. */
export function auditOf(full: FullPartner) {
  const { contacts, addresses, paymentTermDays, ...details } = detailsOf(full);
  return {
    ...details,
    paymentTerm: paymentTermDays ?? null,
    countryId: full.record.country_code,
    active: full.record.active,
    linkedCompany: full.linkedCompany?.companyName ?? null,
    contacts: contacts.map(({ _id, ...contact }) => contact),
    addresses: addresses.map(({ _id, ...address }) => address),
    users: full.users.map(({ fullName }) => fullName),
  } satisfies PartnerFields;
}
