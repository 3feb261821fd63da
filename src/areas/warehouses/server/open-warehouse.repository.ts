import { sql } from 'kysely';
import { ADDRESSES_SHOWN } from '#areas/operations/contract/address-book.calls.ts';
import { type AddressRecord, openWarehouses } from '#areas/operations/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';

/** Of associated companies that let them book, by name. */
async function findOpen(trx: Trx, search: string | undefined): Promise<readonly AddressRecord[]> {
  const found = search
    ? sql`where position(app.fold(${search}) in app.fold(concat_ws(' ', w.full_name, w.owner_name, w.address, w.city))) > 0`
    : sql``;
  const { rows } = await sql<AddressRecord>`
    select w.id, 'associate' as owner, w.owner_name as "ownerName", w.full_name as "fullName", w.address, w.city,
      w.city_id as "cityId", w.country_code as "countryCode", w.reference, w.lat, w.lng
    from app.open_warehouses() w ${found} order by w.full_name, w.id limit ${ADDRESSES_SHOWN}`.execute(trx);
  return rows;
}

async function openAmong(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select w.id from app.open_warehouses() w where w.id = any (${[...ids]}::uuid[])`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export const warehousesOfAssociates = provide(openWarehouses, { find: findOpen, among: openAmong });
