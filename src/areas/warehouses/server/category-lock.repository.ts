import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

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
