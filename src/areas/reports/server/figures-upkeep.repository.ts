import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Puts the lines of companies with at least this many loose ones together, in platform scope. No figure changes. */
export async function settleLines(trx: Trx, looseLines: number): Promise<void> {
  await sql`select app.settle_report_lines(${looseLines})`.execute(trx);
}

/** Counts some of the trips whose company changed what concerns all of them; false when none are left. */
export async function recountTrips(trx: Trx, many: number): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`select app.recount_trips(${many}) as more`.execute(trx);
  return rows[0]!.more;
}

/** Any company that has orders; undefined where there is none. */
export async function drawCompany(trx: Trx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from company c
    where exists (select from load_order o where o.company_id = c.id)
      or exists (select from load_order o where o.carrier_company_id = c.id)
      or exists (select from load_order o where o.client_company_id = c.id)
    order by random() limit 1`.execute(trx);
  return rows[0]?.id;
}

/** Whether trips of a company are being counted anew, so that they differ from its orders until that is done. */
export async function isRecounted(trx: Trx, companyId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('report_recount')
    .select('company_id')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Differences {
  readonly trips: number;
  readonly lines: number;
}

/** How many facts and sums of a company differ from what its orders say. */
export async function differencesOf(trx: Trx, companyId: string): Promise<Differences> {
  const { rows } = await sql<Differences>`select * from app.report_differences(${companyId})`.execute(trx);
  return rows[0]!;
}

/** Counts a company from nothing. */
export async function rebuildReport(trx: Trx, companyId: string): Promise<void> {
  await sql`select app.rebuild_report(${companyId})`.execute(trx);
}
