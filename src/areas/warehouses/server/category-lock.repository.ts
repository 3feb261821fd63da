import { sql } from 'kysely';
import { categoryBookings } from '#areas/fleet/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';

/** Pairs of truck type and operation with bookings that are not over, of one warehouse or of all with the company's list. */
export async function lockedPairs(
  trx: Trx,
  { companyId, warehouseId }: { readonly companyId: string; readonly warehouseId?: string },
): Promise<ReadonlySet<string>> {
  const where = warehouseId
    ? sql`b.warehouse_id = ${warehouseId}`
    : sql`exists (select from warehouse w where w.company_id = b.company_id and w.id = b.warehouse_id and not w.own_categories)`;
  const { rows } = await sql<{ pair: string }>`
    select distinct b.vehicle_type || ' ' || o.operation as pair
    from booking b cross join lateral unnest(array[b.type_operation, b.action]) as o (operation)
    where b.company_id = ${companyId} and b.state in ('scheduled', 'arrived', 'inDock') and b.vehicle_type is not null
      and ${where}`.execute(trx);
  return new Set(rows.map(({ pair }) => pair));
}

/** Bookings that wait for a time come and go with what the company books. */
async function followCompanyList(trx: Trx, companyId: string): Promise<void> {
  await sql`select app.follow_orders_at(w.id) from warehouse w
    where w.company_id = ${companyId} and not w.own_categories and w.removed_at is null`.execute(trx);
}

/** The list of the company stays as it is where bookings use it. */
export const bookingsOfCategories = provide(categoryBookings, {
  lockedPairs: (trx, companyId) => lockedPairs(trx, { companyId }),
  follow: followCompanyList,
});
