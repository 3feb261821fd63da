import { type Insertable, sql } from 'kysely';
import type { ContactView, PartnerAddressView } from '#areas/partners/contract/partner.shapes.ts';
import type { AddressDetails, ContactDetails } from '#areas/partners/rules/partner-details.ts';
import type { Trx } from '#platform/db/database.ts';
import type { PartnerAddress } from '#platform/db/schema.gen.ts';

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

/** What the form of an order stored about an address; a form of the partner neither shows nor sends it. */
export type Booked = Pick<
  Insertable<PartnerAddress>,
  'city' | 'city_id' | 'country_code' | 'reference' | 'lat' | 'lng'
>;

export interface BookedPlace {
  readonly fullName: string;
  readonly address: string | null;
  readonly city: string;
  readonly cityId: string;
  readonly countryCode: string | null;
  readonly reference: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** New addresses, and those that stay: records of other areas refer to them, so they are changed and not made again. */
export async function insertAddresses(
  trx: Trx,
  addresses: readonly (AddressDetails & Placed)[],
  booked: ReadonlyMap<string, Booked> = new Map(),
): Promise<void> {
  if (addresses.length === 0) return;
  const rows = addresses.map((place) => {
    const before = booked.get(place._id);
    // Another name is another city, of which only the name is known.
    const { city: _, ...kept } = before?.city === place.city ? before : { city: null };
    return { ...kept, ...placed(place), full_name: place.fullName, address: place.address, city: place.city };
  });
  await trx
    .insertInto('partner_address')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        ...{
          position: ref('excluded.position'),
          full_name: ref('excluded.full_name'),
          address: ref('excluded.address'),
        },
        ...{ city: ref('excluded.city'), city_id: ref('excluded.city_id'), reference: ref('excluded.reference') },
        ...{ country_code: ref('excluded.country_code'), lat: ref('excluded.lat'), lng: ref('excluded.lng') },
      })),
    )
    .execute();
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

export async function bookedAddresses(trx: Trx, { companyId, partnerId }: Owner): Promise<Map<string, Booked>> {
  const rows = await trx
    .selectFrom('partner_address')
    .select(['id', 'city', 'city_id', 'country_code', 'reference', 'lat', 'lng'])
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .execute();
  return new Map(rows.map(({ id, ...booked }) => [id, booked]));
}

export async function removeAddresses(
  trx: Trx,
  { companyId, partnerId }: Owner,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('partner_address')
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Locks the partner under a new version; returns how many addresses it has. */
export async function touchWithAddresses(trx: Trx, { companyId, partnerId }: Owner): Promise<number> {
  await sql`update partner set updated_at = now() where company_id = ${companyId} and id = ${partnerId}`.execute(trx);
  const { count } = await trx
    .selectFrom('partner_address')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertBookedAddress(
  trx: Trx,
  { companyId, partnerId }: Owner,
  { id, position, place }: { readonly id: string; readonly position: number; readonly place: BookedPlace },
): Promise<void> {
  const { fullName, cityId, countryCode, ...rest } = place;
  const named = { full_name: fullName, city_id: cityId, country_code: countryCode };
  await trx
    .insertInto('partner_address')
    .values({ id, company_id: companyId, partner_id: partnerId, position, ...named, ...rest })
    .execute();
}
