import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

interface Person {
  readonly companyId: string;
  readonly userId: string;
}

/** The hour at which the digest of a day is sent, in the time zone of the company. */
const MORNING = sql.lit('7 hours');

/** When what comes now is sent to a person with the preference `p` in the company `c`. */
const dueAt = sql`case p.mail_rhythm
  when 'hourly' then date_trunc('hour', now()) + interval '1 hour'
  when 'daily' then (date_trunc('day', now() at time zone c.time_zone - interval ${MORNING})
    + interval '1 day' + interval ${MORNING}) at time zone c.time_zone
  else now() end`;

export interface NewEntry extends Person {
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
}

/**
 * Keeps records for the next digest of those who chose one, and answers which entries they are. The lock makes whoever
 * changes the choice meanwhile wait, so that nothing is left for a digest nobody expects.
 */
export async function gather(trx: Trx, entries: readonly NewEntry[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    with e as materialized (
      select * from json_to_recordset(${JSON.stringify(entries)}::json)
        as n (id uuid, "companyId" uuid, "userId" uuid, type text, "recordId" uuid)),
    p as materialized (
      select company_id, user_id, type, mail_rhythm from notification_preference
      where (company_id, user_id, type) in (select "companyId", "userId", type from e)
      order by company_id, user_id, type for share),
    gathered as (
      select e.id, e."recordId" as record_id, p.company_id, p.user_id, p.type, ${dueAt} as due_at
      from e join p on p.company_id = e."companyId" and p.user_id = e."userId" and p.type = e.type
      join company c on c.id = p.company_id where p.mail_rhythm <> 'atOnce'),
    kept as (
      insert into digest_entry (company_id, user_id, type, record_id, due_at)
      select company_id, user_id, type, record_id, due_at from gathered
      on conflict (company_id, user_id, type, record_id) do nothing)
    select id from gathered`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** After a change of the preferences: nothing waits longer than before, and nothing longer than was chosen. */
export async function hastenEntries(trx: Trx, { companyId, userId }: Person): Promise<void> {
  await sql`
    update digest_entry e set due_at = least(e.due_at, ${dueAt})
    from notification_preference p join company c on c.id = p.company_id
    where e.company_id = ${companyId} and e.user_id = ${userId}
      and p.company_id = e.company_id and p.user_id = e.user_id and p.type = e.type`.execute(trx);
}

/** More than are due in a minute on most mornings; the next minute takes the rest. */
const MOST = 2000;

/** Whose digest of a type is due by the clock of the database, in platform scope. */
export async function findDueReaders(trx: Trx, type: string): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    select company_id as "companyId", user_id as "userId" from digest_entry
    where type = ${type} and due_at <= now() group by 1, 2 order by min(due_at) limit ${MOST}`.execute(trx);
  return rows;
}

/** Takes away what is due, in the order it came; nothing where another process has it. */
export async function takeDue(trx: Trx, { companyId, userId }: Person, type: string): Promise<readonly string[]> {
  const { rows } = await sql<{ recordId: string; createdAt: Date }>`
    with p as (
      select company_id, user_id, type from notification_preference
      where company_id = ${companyId} and user_id = ${userId} and type = ${type} for no key update skip locked)
    delete from digest_entry e using p
    where e.company_id = p.company_id and e.user_id = p.user_id and e.type = p.type and e.due_at <= now()
    returning e.record_id as "recordId", e.created_at as "createdAt"`.execute(trx);
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).map(({ recordId }) => recordId);
}
