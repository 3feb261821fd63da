import type { ContactView, PartnerAddressView } from '#areas/partners/contract/partner.shapes.ts';
import type { AddressDetails, ContactDetails } from '#areas/partners/rules/partner-details.ts';
import type { Trx } from '#platform/db/database.ts';

/** The partner that owns the contacts and addresses. */
export interface Owner {
  readonly companyId: string;
  readonly partnerId: string;
}

/** Where a contact or an address belongs, and which of them it is. */
interface Placed {
  readonly _id: string;
  readonly at: number;
  readonly owner: Owner;
}

export async function contactsOf(trx: Trx, { companyId, partnerId }: Owner): Promise<ContactView[]> {
  return trx
    .selectFrom('partner_contact')
    .select(['id as _id', 'full_name as fullName', 'country_code as countryCode', 'phone', 'email'])
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .orderBy('position')
    .execute();
}

export async function addressesOf(trx: Trx, { companyId, partnerId }: Owner): Promise<PartnerAddressView[]> {
  return trx
    .selectFrom('partner_address')
    .select(['id as _id', 'full_name as fullName', 'address', 'city'])
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .orderBy('position')
    .execute();
}

const placed = ({ _id, at, owner }: Placed) => ({
  id: _id,
  company_id: owner.companyId,
  partner_id: owner.partnerId,
  position: at,
});

export async function insertContacts(trx: Trx, contacts: readonly (ContactDetails & Placed)[]): Promise<void> {
  if (contacts.length === 0) return;
  const rows = contacts.map((contact) => ({
    ...placed(contact),
    full_name: contact.fullName,
    country_code: contact.countryCode,
    phone: contact.phone,
    email: contact.email,
  }));
  await trx.insertInto('partner_contact').values(rows).execute();
}

export async function insertAddresses(trx: Trx, addresses: readonly (AddressDetails & Placed)[]): Promise<void> {
  if (addresses.length === 0) return;
  const rows = addresses.map((place) => ({
    ...placed(place),
    full_name: place.fullName,
    address: place.address,
    city: place.city,
  }));
  await trx.insertInto('partner_address').values(rows).execute();
}

/** Returns the ids that existed. */
export async function removeContacts(trx: Trx, { companyId, partnerId }: Owner): Promise<string[]> {
  const rows = await trx
    .deleteFrom('partner_contact')
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeAddresses(trx: Trx, { companyId, partnerId }: Owner): Promise<string[]> {
  const rows = await trx
    .deleteFrom('partner_address')
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
