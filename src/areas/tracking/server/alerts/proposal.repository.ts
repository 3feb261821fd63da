import { type Insertable, type Selectable, sql } from 'kysely';
import { FALSE_SHARE, REVIEWED_AT_LEAST } from '#areas/tracking/rules/alerts/proposals.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { AlarmProposal } from '#platform/db/schema.gen.ts';

export type ProposalRecord = Selectable<AlarmProposal>;

export interface MostlyFalse {
  readonly companyId: string;
  readonly type: string;
  readonly reviewed: number;
  readonly falseAlarms: number;
}

/** Rules whose alerts were mostly false alarms among those reviewed in the span; alerts of one cause count once. */
export async function mostlyFalse(trx: Trx, types: readonly string[], from: Date, to: Date): Promise<MostlyFalse[]> {
  const cause = sql`coalesce(a.group_key, a.id::text)`;
  const { rows } = await sql<MostlyFalse>`
    select a.company_id as "companyId", a.type, count(distinct ${cause})::int as reviewed,
      (count(distinct ${cause}) filter (where a.result = 'falseAlarm'))::int as "falseAlarms"
    from alert a
    where a.review = 'reviewed' and a.reviewed_at >= ${from} and a.reviewed_at < ${to} and a.origin <> 'person'
      and a.refuted_at is null and a.type = any(${[...types]}::text[])
    group by 1, 2
    having count(distinct ${cause}) >= ${REVIEWED_AT_LEAST}
      and count(distinct ${cause}) filter (where a.result = 'falseAlarm') > count(distinct ${cause}) * ${FALSE_SHARE}::float8
    order by 1, 2`.execute(trx);
  return rows;
}

/** False where the week was looked at before. */
export async function insertProposal(trx: Trx, row: Omit<Insertable<AlarmProposal>, 'id'>): Promise<boolean> {
  const inserted = await trx
    .insertInto('alarm_proposal')
    .values({ ...row, id: createId() })
    .onConflict((conflict) => conflict.columns(['company_id', 'week', 'type']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** An older proposal about the same rule is of no use any more. */
export async function forgetOlder(trx: Trx, companyId: string, type: string, week: string): Promise<void> {
  await sql`delete from alarm_proposal where company_id = ${companyId} and type = ${type} and week < ${week}::date
    and answer is null`.execute(trx);
}

/** Of the own company, newest first. */
export async function openProposals(trx: Trx): Promise<readonly (ProposalRecord & { readonly day: string })[]> {
  const { rows } = await sql<ProposalRecord & { day: string }>`select p.*, p.week::text as day from alarm_proposal p
    where p.company_id = app.company_id() and p.answer is null order by p.week desc, p.type limit 100`.execute(trx);
  return rows;
}

export async function lockProposal(trx: Trx, id: string): Promise<ProposalRecord | undefined> {
  const { rows } = await sql<ProposalRecord>`select p.* from alarm_proposal p
    where p.id = ${id} and p.company_id = app.company_id() for no key update`.execute(trx);
  return rows[0];
}

export async function answerProposal(
  trx: Trx,
  { id, company_id }: ProposalRecord,
  given: { readonly answer: 'accepted' | 'dismissed'; readonly userId: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('alarm_proposal')
    .set({ answer: given.answer, answered_by: given.userId, answered_at: given.at })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

/** Who runs the company: its enabled administrators. */
export async function administratorsOf(trx: Trx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`select distinct mr.user_id from membership_role mr
    join role r on r.company_id = mr.company_id and r.id = mr.role_id
    where mr.company_id = ${companyId} and (r.is_admin or r.key = 'company-administrator')`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
