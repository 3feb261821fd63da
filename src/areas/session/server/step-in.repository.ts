import { sql } from 'kysely';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';

/** Whether a company that may be stepped into is one of the person's own; undefined when there is none, or a disabled one. */
export async function findVisited(trx: Trx, companyId: string): Promise<{ readonly isMember: boolean } | undefined> {
  const { rows } = await sql<{ isMember: boolean }>`
    select exists (select from app.selectable_companies(wanted => ${companyId}, members_only => true)) as "isMember"
    from app.selectable_companies(wanted => ${companyId})`.execute(trx);
  return rows[0];
}

export interface NewStepIn {
  readonly id: string;
  readonly companyId: string;
  readonly reason: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

/** Needs platform scope: nobody in a company writes who stepped into it. */
export async function insertStepIn(trx: Trx, actor: Actor, stepIn: NewStepIn): Promise<void> {
  await trx
    .insertInto('step_in')
    .values({
      id: stepIn.id,
      company_id: stepIn.companyId,
      user_id: actor.userId,
      session_id: actor.sessionId,
      user_name: `${actor.firstName} ${actor.lastName}`.trim() || actor.email,
      reason: stepIn.reason,
      started_at: stepIn.startedAt,
      expires_at: stepIn.expiresAt,
    })
    .execute();
  await trx.updateTable('user_session').set({ step_in_id: stepIn.id }).where('id', '=', actor.sessionId).execute();
}

/** The session works in its own company again. */
export async function leaveStepIn(trx: Trx, { sessionId, stepIn }: Actor, now: Date): Promise<void> {
  if (!stepIn) return;
  await sql`select app.end_step_in(${stepIn.id}, ${now}, ${stepIn.isOver ? 'time' : 'person'})`.execute(trx);
  await trx.updateTable('user_session').set({ step_in_id: null }).where('id', '=', sessionId).execute();
}

/** Ends one whose time has passed, and returns the session that was inside; needs platform scope. */
export async function expireStepIn(trx: Trx, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ sessionId: string }>`
    select s.session_id as "sessionId", app.end_step_in(s.id, ${now}, 'time')
    from step_in s where s.id = ${id} and s.ended_at is null and s.expires_at <= ${now}`.execute(trx);
  return rows[0]?.sessionId;
}
