import { sql } from 'kysely';
import { type CompanyUsage, STEP_INS_SHOWN, type StepInView } from '#areas/companies/contract/usage.calls.ts';
import type { Trx } from '#platform/db/database.ts';
import type { SourceColumn } from '#platform/list/list-source.ts';

const counted = (column: string): SourceColumn => ({
  sql: sql`coalesce(${sql.ref(`u.${column}`)}, 0)`,
  notNull: true,
});

/** A company that was created since the last measurement has no usage yet. */
export const health = sql`coalesce(u.health, 'quiet')`;

/** Over the table `company_usage u`. */
export const usageOutput = {
  health: { sql: health, notNull: true },
  people: counted('people'),
  activePeople: counted('active_people'),
  ordersThisMonth: counted('orders_this_month'),
  ordersLastMonth: counted('orders_last_month'),
  lastActivityAt: { sql: sql`u.last_activity_at` },
  storageMb: { sql: sql`round(coalesce(u.storage_bytes, 0) / 1048576.0, 1)::float8`, notNull: true },
  refusedImports: counted('refused_imports'),
  failedDownloads: counted('failed_downloads'),
  waitingEvents: counted('waiting_events'),
  expiredDocuments: counted('expired_documents'),
} satisfies Readonly<Record<string, SourceColumn>>;

export async function findUsage(trx: Trx, companyId: string) {
  const columns = Object.entries({ ...usageOutput, administrators: counted('administrators') });
  const { rows } = await sql<CompanyUsage & { isPlatform: boolean }>`
    select c.is_platform as "isPlatform", ${sql.join(columns.map(([name, column]) => sql`${column.sql} as ${sql.ref(name)}`))}
    from company c left join company_usage u on u.company_id = c.id where c.id = ${companyId}`.execute(trx);
  return rows[0];
}

/** Who of the platform stepped into a company, newest first. */
export async function findStepIns(trx: Trx, companyId: string): Promise<StepInView[]> {
  const rows = await trx
    .selectFrom('step_in')
    .select(['id', 'user_name', 'reason', 'started_at', 'expires_at', 'ended_at', 'ended_by'])
    .where('company_id', '=', companyId)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(STEP_INS_SHOWN)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    userName: row.user_name,
    reason: row.reason,
    startedAt: row.started_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by as StepInView['endedBy'],
  }));
}

/** Needs platform scope. */
export async function measureCompanies(trx: Trx, now: Date): Promise<void> {
  await sql`select app.measure_companies(${now})`.execute(trx);
}
