import { sql } from 'kysely';
import { ADDRESSES_SHOWN } from '#areas/operations/contract/address-book.calls.ts';
import type { AddressRecord } from '#areas/operations/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

/** Addresses of the company that have no docks, the newest first. */
export async function plainAddresses(
  trx: Trx,
  companyId: string,
  search: string | undefined,
): Promise<readonly AddressRecord[]> {
  const found = search
    ? sql`and position(app.fold(${search}) in app.fold(concat_ws(' ', a.full_name, a.address, a.city))) > 0`
    : sql``;
  const { rows } = await sql<AddressRecord>`
    select a.id, 'company' as owner, c.company_name as "ownerName", a.full_name as "fullName", a.address, a.city,
      a.city_id as "cityId", coalesce(a.country_code, c.country_code) as "countryCode", a.reference, a.lat, a.lng
    from company_address a join company c on c.id = a.company_id
    where a.company_id = ${companyId} and a.city is not null ${found}
      and not exists (select from warehouse w where w.company_id = a.company_id and w.id = a.id and w.removed_at is null)
    order by a.created_at desc, a.id limit ${ADDRESSES_SHOWN}`.execute(trx);
  return rows;
}
