import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { AlertRecord } from './alert.repository.ts';

/** More than go up in a minute; the next minute takes the rest. */
const MOST = 200;

export interface DueAlert extends AlertRecord {
  /** Another one of the same cause has gone up, or goes up with it. */
  readonly follows: boolean;
}

export async function dueForEscalation(trx: Trx, before: Date): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`select a.*, a.group_key is not null and exists (select from alert g
      where g.company_id = a.company_id and g.group_key = a.group_key and g.refuted_at is null
        and (g.escalated_at is not null or (g.review = 'pending' and (g.created_at, g.id) < (a.created_at, a.id)))) as follows
    from alert a where a.review = 'pending' and a.criticality = 'high' and a.escalated_at is null and not a.is_late and a.refuted_at is null
      and a.created_at <= ${before} order by a.created_at limit ${sql.lit(MOST)} for no key update skip locked`.execute(
    trx,
  );
  return rows;
}

export async function markEscalated(trx: Trx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update alert set escalated_at = ${now} where id = any(${[...ids]}::uuid[])`.execute(trx);
}

/** Members of a company who watch over its security, and its administrators. */
export async function watchersOf(trx: Trx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select distinct mr.user_id from membership_role mr
    join role r on r.company_id = mr.company_id and r.id = mr.role_id
    where mr.company_id = ${companyId} and (r.is_admin or r.key in ('security', 'company-administrator'))`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
