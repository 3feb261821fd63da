import type { ContactView, PartnerAddressView } from '#areas/partners/contract/partner.shapes.ts';
import type { AddressDetails, ContactDetails } from '#areas/partners/rules/partner-details.ts';
import { makeId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';

/** The partner whose contacts and addresses are meant. */
export interface Owner {
  readonly companyId: string;
  readonly partnerId: string;
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

/** The whole list at once, in its order. Whoever was there before keeps their id; the partner is locked. */
export async function replaceContacts(trx: Trx, owner: Owner, contacts: readonly ContactDetails[]): Promise<void> {
  const removed = await trx
    .deleteFrom('partner_contact')
    .where('company_id', '=', owner.companyId)
    .where('partner_id', '=', owner.partnerId)
    .returning('id')
    .execute();
  const idOf = keptIds(removed);
  const rows = contacts.map(({ _id, fullName, countryCode, phone, email }, position) => ({
    ...placed(owner, idOf(_id), position),
    full_name: fullName,
    country_code: countryCode,
    phone,
    email,
  }));
  if (rows.length > 0) await trx.insertInto('partner_contact').values(rows).execute();
}

export async function replaceAddresses(trx: Trx, owner: Owner, addresses: readonly AddressDetails[]): Promise<void> {
  const removed = await trx
    .deleteFrom('partner_address')
    .where('company_id', '=', owner.companyId)
    .where('partner_id', '=', owner.partnerId)
    .returning('id')
    .execute();
  const idOf = keptIds(removed);
  const rows = addresses.map(({ _id, fullName, address, city }, position) => ({
    ...placed(owner, idOf(_id), position),
    full_name: fullName,
    address,
    city,
  }));
  if (rows.length > 0) await trx.insertInto('partner_address').values(rows).execute();
}

const placed = ({ companyId, partnerId }: Owner, id: string, position: number) => ({
  id,
  company_id: companyId,
  partner_id: partnerId,
  position,
});

/** An id is kept once, and only if it was the partner's own. */
function keptIds(rows: readonly { readonly id: string }[]): (id: string | undefined) => string {
  const known = new Set(rows.map(({ id }) => id));
  return (id) => (id !== undefined && known.delete(id) ? id : makeId());
}
