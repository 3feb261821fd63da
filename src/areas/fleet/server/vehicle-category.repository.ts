import { sql } from 'kysely';
import { type Category, type DockOperation, pairOf, type StoredCategory } from '#areas/fleet/rules/vehicle-category.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import { definePort } from '#platform/ports.ts';

/** What bookings at the docks have to do with the list of a company. */
interface CategoryBookings {
  /** The pairs of truck type and operation that future bookings use. */
  readonly lockedPairs: (trx: Trx, companyId: string) => Promise<ReadonlySet<string>>;
  /** After the list has changed: other trucks than before may be booked. */
  readonly follow: (trx: Trx, companyId: string) => Promise<void>;
}

export const categoryBookings = definePort<CategoryBookings>('fleet.categoryBookings');

export async function categoriesOf(
  trx: Trx,
  companyId: string,
  locked: ReadonlySet<string>,
): Promise<readonly StoredCategory[]> {
  const rows = await trx
    .selectFrom('vehicle_category')
    .select(['id', 'vehicle_type as vehicleType', 'type_operation as operation', 'minutes', 'scheduled'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const category = { ...row, operation: row.operation as DockOperation };
    return { ...category, locked: locked.has(pairOf(category)) };
  });
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

/** Rows that stay keep their ids. */
export async function replaceCategories(trx: Trx, companyId: string, wanted: readonly Category[]): Promise<void> {
  await sql`delete from vehicle_category where company_id = ${companyId}`.execute(trx);
  const rows = wanted.map(({ id, vehicleType, operation, minutes, scheduled }, position) => ({
    id: id ?? createId(),
    company_id: companyId,
    vehicle_type: vehicleType,
    type_operation: operation,
    minutes,
    scheduled,
    position,
  }));
  if (rows.length > 0) await trx.insertInto('vehicle_category').values(rows).execute();
  await sql`update vehicle_category_list set version = version + 1 where company_id = ${companyId}`.execute(trx);
}
