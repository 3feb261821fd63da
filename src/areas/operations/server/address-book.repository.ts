import { sql } from 'kysely';
import { ADDRESSES_SHOWN, type BookedAddress } from '#areas/operations/contract/address-book.calls.ts';
import type { Trx } from '#platform/db/database.ts';
import { definePort } from '#platform/ports.ts';

/** An address as it is stored: the older ones only name their city. */
export interface AddressRecord {
  readonly id: string;
  readonly owner: BookedAddress['owner'];
  readonly ownerName: string;
  readonly fullName: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly cityId: string | null;
  readonly countryCode: string | null;
  readonly reference: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Warehouses of associated companies that these may send trucks to. */
interface OpenWarehouses {
  readonly find: (trx: Trx, search: string | undefined) => Promise<readonly AddressRecord[]>;
  /** Those of the ids that are among them. */
  readonly among: (trx: Trx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

export const openWarehouses = definePort<OpenWarehouses>('operations.openWarehouses');

interface BookQuery {
  readonly search: string | undefined;
  readonly partnerIds: readonly string[];
}

const ofCompany = (companyId: string) => sql`
  select a.id, 'company' as owner, c.company_name as "ownerName", a.full_name as "fullName", a.address, a.city,
    a.city_id as "cityId", coalesce(a.country_code, c.country_code) as "countryCode", a.reference, a.lat, a.lng, a.created_at
  from company_address a join company c on c.id = a.company_id where a.company_id = ${companyId}`;

const ownerOf = sql`case p.kind when 'client' then 'client' else 'provider' end as owner, p.name as "ownerName"`;

const ofPartners = (companyId: string, ids: readonly string[]) => sql`
  select a.id, ${ownerOf}, a.full_name, a.address, a.city, a.city_id, coalesce(a.country_code, p.country_code), a.reference,
    a.lat, a.lng, a.created_at
  from partner p join partner_address a on a.company_id = p.company_id and a.partner_id = p.id
  where p.company_id = ${companyId} and p.active and p.id = any(${[...ids]}::uuid[])
  union all
  select p.id, ${ownerOf}, p.name, p.address, p.city, null, p.country_code, null, null, null, p.created_at
  from partner p where p.company_id = ${companyId} and p.active and p.id = any(${[...ids]}::uuid[])`;

/** Addresses with a city, the newest first; the search looks at names, streets and cities. */
export async function findBookedAddresses(
  trx: Trx,
  companyId: string,
  { search, partnerIds }: BookQuery,
): Promise<readonly AddressRecord[]> {
  const found = search
    ? sql`and position(app.fold(${search}) in app.fold(concat_ws(' ', b."fullName", b."ownerName", b.address, b.city))) > 0`
    : sql``;
  const { rows } = await sql<AddressRecord>`
    select b.* from (${ofCompany(companyId)} union all ${ofPartners(companyId, partnerIds)}) b
    where b.city is not null ${found}
    order by b.created_at desc, b.id limit ${ADDRESSES_SHOWN}`.execute(trx);
  return rows;
}
