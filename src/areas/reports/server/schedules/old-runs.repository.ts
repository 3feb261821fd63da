import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Some runs that ended before, of any company, with their mails: of these no link and no file is left. */
export async function removeRuns(trx: Trx, before: Date, many: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select n.id from report_run n where n.finished_at < ${before}
      and not exists (select from report_mail m where m.run_id = n.id and (m.file_id is not null or m.expires_at >= ${before}))
    limit ${many} for update of n skip locked`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('report_mail').where('run_id', 'in', ids).execute();
  await trx.deleteFrom('report_run').where('id', 'in', ids).execute();
  return ids.length;
}

/** Schedules that were deleted before, once their last run is removed. */
export async function removeDeletedSchedules(trx: Trx, before: Date): Promise<void> {
  await sql`delete from report_schedule s where s.removed_at < ${before}
    and not exists (select from report_run n where n.company_id = s.company_id and n.schedule_id = s.id)`.execute(trx);
}

/** Links to control centres that were over or ended before. */
export async function removeReportLinks(trx: Trx, before: Date): Promise<void> {
  await sql`delete from report_link where least(expires_at, revoked_at) < ${before}`.execute(trx);
}
