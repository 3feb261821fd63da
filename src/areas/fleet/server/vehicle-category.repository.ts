import { sql } from 'kysely';
import type { Category, DockOperation, StoredCategory } from '#areas/fleet/rules/vehicle-category.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';

export async function categoriesOf(trx: Trx, companyId: string): Promise<StoredCategory[]> {
  const rows = await trx
    .selectFrom('vehicle_category')
    .select(['id', 'vehicle_type as vehicleType', 'type_operation as operation', 'minutes', 'scheduled'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, operation: row.operation as DockOperation }));
}

/** 0 before the first save. */
export async function listVersion(trx: Trx, companyId: string): Promise<number> {
  const row = await trx
    .selectFrom('vehicle_category_list')
    .select('version')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Locks the list until the end of the transaction. */
export async function lockList(trx: Trx, companyId: string): Promise<number> {
  await sql`insert into vehicle_category_list (company_id) values (${companyId}) on conflict do nothing`.execute(trx);
  const { version } = await trx
    .selectFrom('vehicle_category_list')
    .select('version')
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** Rows with bookings are kept, all others are written again; rows that stay keep their ids. */
export async function replaceCategories(trx: Trx, companyId: string, wanted: readonly Category[]): Promise<void> {
  await sql`delete from vehicle_category where company_id = ${companyId} and not scheduled`.execute(trx);
  const rows = wanted.map(({ id, vehicleType, operation, minutes }, position) => ({
    id: id ?? createId(),
    company_id: companyId,
    vehicle_type: vehicleType,
    type_operation: operation,
    minutes,
    position,
  }));
  if (rows.length > 0) {
    await trx
      .insertInto('vehicle_category')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })))
      .execute();
  }
  await sql`update vehicle_category_list set version = version + 1 where company_id = ${companyId}`.execute(trx);
}
