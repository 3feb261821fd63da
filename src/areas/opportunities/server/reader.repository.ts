import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { READ_OFFERED } from '../contract/opportunity.permissions.ts';
import type { OpportunityReader } from '../contract/opportunity.shapes.ts';
import type { Refusal } from '../rules/publication.ts';
import type { OpportunityRecord } from './opportunity.repository.ts';

export interface NewReader {
  readonly companyId: string;
  /** Only these people of it; null for everybody there. */
  readonly userIds: readonly string[] | null;
}

type Of = Pick<OpportunityRecord, 'id' | 'company_id'>;

/** Replaces the companies an opportunity is offered to; who stays keeps their turn, who is new gets the given one. */
export async function writeReaders(
  trx: Trx,
  { id, company_id }: Of,
  readers: readonly NewReader[],
  turn: 'asked' | 'waiting',
): Promise<void> {
  const kept = readers.map(({ companyId }) => companyId);
  await sql`delete from opportunity_reader where opportunity_id = ${id} and reader_company_id <> all (${kept}::uuid[])`.execute(
    trx,
  );
  if (readers.length === 0) return;
  await trx
    .insertInto('opportunity_reader')
    .values(
      readers.map(({ companyId, userIds }, position) => ({
        company_id,
        opportunity_id: id,
        reader_company_id: companyId,
        position,
        turn,
        user_ids: userIds === null ? null : [...userIds],
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['opportunity_id', 'reader_company_id'])
        .doUpdateSet((row) => ({ position: row.ref('excluded.position'), user_ids: row.ref('excluded.user_ids') })),
    )
    .execute();
}

/** All of them see it at once, or all wait for their turn. */
export async function setTurns(trx: Trx, { id }: Of, turn: 'asked' | 'waiting'): Promise<void> {
  await trx
    .updateTable('opportunity_reader')
    .set({ turn, asked_at: null, answer_by: null, refusal: null, refusal_note: null })
    .where('opportunity_id', '=', id)
    .execute();
}

/** Asks the next company of the list; undefined where nobody is left. */
export async function askFirstWaiting(
  trx: Trx,
  { id }: Of,
  askedAt: Date,
  answerBy: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ companyId: string }>`
    update opportunity_reader set turn = 'asked', asked_at = ${askedAt}, answer_by = ${answerBy}
    where opportunity_id = ${id} and reader_company_id = (
      select reader_company_id from opportunity_reader where opportunity_id = ${id} and turn = 'waiting'
      order by position, reader_company_id limit 1)
    returning reader_company_id as "companyId"`.execute(trx);
  return rows[0]?.companyId;
}

export interface Answer {
  readonly turn: 'refused' | 'silent';
  readonly refusal?: Refusal | null;
  readonly note?: string | null;
}

/** Ends the turn of a company that was asked; false where it was not. */
export async function endTurn(trx: Trx, { id }: Of, companyId: string, answer: Answer): Promise<boolean> {
  const { turn, refusal = null, note = null } = answer;
  const ended = await withPlatformScope(trx, () =>
    trx
      .updateTable('opportunity_reader')
      .set({ turn, refusal, refusal_note: note, answer_by: null })
      .where('opportunity_id', '=', id)
      .where('reader_company_id', '=', companyId)
      .where('turn', '=', 'asked')
      .executeTakeFirst(),
  );
  return Number(ended.numUpdatedRows) > 0;
}

/** A company that applied has answered: its time does not run out any more. */
export async function stopWaiting(trx: Trx, { id }: Of, companyId: string): Promise<void> {
  await withPlatformScope(trx, () =>
    trx
      .updateTable('opportunity_reader')
      .set({ answer_by: null })
      .where('opportunity_id', '=', id)
      .where('reader_company_id', '=', companyId)
      .execute(),
  );
}

export async function hasAsked(trx: Trx, { id }: Of): Promise<boolean> {
  const found = trx.selectFrom('opportunity_reader').select('position').where('opportunity_id', '=', id);
  return (await found.where('turn', '=', 'asked').executeTakeFirst()) !== undefined;
}

/** Until when a company that is asked directly may answer; undefined where it is not asked. */
export async function findTurn(trx: Trx, { id }: Of, companyId: string) {
  return trx
    .selectFrom('opportunity_reader')
    .select(['turn', 'answer_by as answerBy'])
    .where('opportunity_id', '=', id)
    .where('reader_company_id', '=', companyId)
    .executeTakeFirst();
}

/** The companies with their names; in platform scope, because people of other companies are named. */
export async function readReaders(trx: Trx, { id }: Of): Promise<OpportunityReader[]> {
  const { rows } = await withPlatformScope(trx, () =>
    sql<OpportunityReader>`
      select r.reader_company_id as "companyId", c.company_name as "companyName", r.turn,
        to_json(r.asked_at) #>> '{}' as "askedAt", to_json(r.answer_by) #>> '{}' as "answerBy",
        r.refusal, r.refusal_note as "refusalNote",
        (select json_agg(json_build_object('userId', u.id,
            'fullName', coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)) order by u.first_name)
          from app_user u where u.id = any(r.user_ids)) as users
      from opportunity_reader r join company c on c.id = r.reader_company_id
      where r.opportunity_id = ${id}
      order by r.position, r.reader_company_id`.execute(trx),
  );
  return rows;
}

/** Which of these people belong to which of these companies and may see offered freight, by company. */
export async function peopleOf(
  trx: Trx,
  companyIds: readonly string[],
  { userIds, search, most = 100_000 }: { userIds?: readonly string[]; search?: string | undefined; most?: number },
) {
  const { rows } = await withPlatformScope(trx, () =>
    sql<{ companyId: string; userId: string; fullName: string }>`
      select distinct m.company_id as "companyId", u.id as "userId",
        coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text) as "fullName"
      from membership m
      join app_user u on u.id = m.user_id
      join membership_role mr on mr.company_id = m.company_id and mr.user_id = m.user_id
      join role r on r.company_id = mr.company_id and r.id = mr.role_id
      where m.company_id = any(${[...companyIds]}::uuid[]) and m.enabled and u.enabled
        and r.permissions && ${[...READ_OFFERED.anyOf]}::text[]
        and (${userIds ? sql`u.id = any(${[...userIds]}::uuid[])` : sql`true`})
        and (${search ? sql`position(app.fold(${search}) in app.fold(concat_ws(' ', u.first_name, u.last_name))) > 0` : sql`true`})
      order by 3, 2 limit ${most}`.execute(trx),
  );
  return rows;
}

/** Whether the transaction's person is offered the opportunity by name. */
export async function isAsked(trx: Trx, { id }: Of): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`select app.is_asked(${id}) as asked`.execute(trx);
  return rows[0]?.asked ?? false;
}

/** Companies that were asked and did not answer in time, by their names. */
export async function endSilentTurns(trx: Trx, { id }: Of, now: Date): Promise<string[]> {
  const { rows } = await withPlatformScope(trx, () =>
    sql<{ company: string }>`
      update opportunity_reader r set turn = 'silent', answer_by = null from company c
      where r.opportunity_id = ${id} and r.turn = 'asked' and r.answer_by <= ${now} and c.id = r.reader_company_id
      returning c.company_name as company`.execute(trx),
  );
  return rows.map(({ company }) => company);
}
