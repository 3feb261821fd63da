import { type Insertable, type Selectable, sql } from 'kysely';
import { controlErrors } from '#areas/tracking/contract/control.errors.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { TripReport } from '#platform/db/schema.gen.ts';

export type ReportRecord = Selectable<TripReport> & { readonly author: string | null };

function reports(trx: Trx) {
  return trx
    .selectFrom('trip_report as r')
    .leftJoin('app_user as u', 'u.id', 'r.created_by')
    .selectAll('r')
    .select(sql<string | null>`coalesce(u.first_name || ' ' || u.last_name, r.by_name)`.as('author'));
}

const SHOWN = 200;

/** Newest first; people of other companies are named too, and the caller may see the order. */
export const reportsOf = (trx: Trx, orderId: string): Promise<ReportRecord[]> =>
  withPlatformScope(trx, () =>
    reports(trx)
      .where('r.order_id', '=', orderId)
      .orderBy('r.at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(SHOWN)
      .execute(),
  );

/** Of an order that the transaction may see, locked by its caller before anything is changed. */
export async function findReport(trx: Trx, id: string): Promise<ReportRecord> {
  const row = await reports(trx).where('r.id', '=', id).executeTakeFirst();
  if (!row) throw controlErrors.checkpointNotFound();
  return row;
}

export async function insertReport(trx: Trx, row: Insertable<TripReport>): Promise<void> {
  await trx.insertInto('trip_report').values(row).execute();
}

type Changed = Pick<ReportRecord, 'place' | 'note' | 'at' | 'lat' | 'lng' | 'updated_by'>;

/** Whether it was still the version that the person saw. */
export async function updateReport(
  trx: Trx,
  { id, version }: Pick<ReportRecord, 'id' | 'version'>,
  values: Changed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('trip_report')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
