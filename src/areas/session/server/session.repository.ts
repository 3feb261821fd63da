import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly companyId: string | null;
  readonly refreshHash: string;
  readonly userAgent: string;
  readonly address: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertSession(trx: Trx, session: NewSession): Promise<void> {
  await trx
    .insertInto('user_session')
    .values({
      id: session.id,
      user_id: session.userId,
      company_id: session.companyId,
      refresh_hash: session.refreshHash,
      user_agent: session.userAgent,
      address: session.address,
      created_at: session.now,
      rotated_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The session with the user's state, locked until the end of the transaction. */
export function lockSession(trx: Trx, id: string) {
  return trx
    .selectFrom('user_session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.user_id as userId',
      's.refresh_hash as refreshHash',
      's.previous_hash as previousHash',
      's.rotated_at as rotatedAt',
      's.created_at as createdAt',
      's.expires_at as expiresAt',
      's.revoked_at as revokedAt',
      'u.enabled',
      'u.password_temporary as passwordTemporary',
    ])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
}

export interface Rotation {
  readonly id: string;
  readonly refreshHash: string;
  readonly address: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function rotateSession(trx: Trx, rotation: Rotation): Promise<void> {
  await trx
    .updateTable('user_session')
    .set((eb) => ({
      previous_hash: eb.ref('refresh_hash'),
      refresh_hash: rotation.refreshHash,
      rotated_at: rotation.now,
      last_seen_at: rotation.now,
      expires_at: rotation.expiresAt,
      address: rotation.address,
    }))
    .where('id', '=', rotation.id)
    .execute();
}

export function ownSessions(trx: Trx, userId: string, now: Date, limit: number) {
  return trx
    .selectFrom('user_session')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(limit)
    .execute();
}

/** Ends one session of a user; false when there is no such session. */
export async function revokeSession(
  trx: Trx,
  session: { id: string; userId: string },
  reason: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_session')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', session.id)
    .where('user_id', '=', session.userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Revocation {
  readonly userId: string;
  readonly reason: string;
  readonly now: Date;
  /** Only the sessions in this company. */
  readonly companyId?: string | undefined;
  readonly keptSessionId?: string | undefined;
}

/** Ends the sessions of a user the transaction may see, and returns the ids of those that were open. */
export async function revokeSessionsOf(trx: Trx, revocation: Revocation): Promise<string[]> {
  const { userId, reason, now, companyId = null, keptSessionId = null } = revocation;
  const { rows } = await sql<{ id: string }>`
    select app.revoke_sessions(u.id, ${reason}, ${now}, ${companyId}, ${keptSessionId}) as id
    from app_user u where u.id = ${userId}`.execute(trx);
  return rows.map((row) => row.id);
}

export async function setSessionCompany(trx: Trx, session: { sessionId: string; userId: string }, companyId: string) {
  await trx.updateTable('user_session').set({ company_id: companyId }).where('id', '=', session.sessionId).execute();
  await trx.updateTable('app_user').set({ selected_company_id: companyId }).where('id', '=', session.userId).execute();
}

/** The holder of the session has just proved that they know the password. */
export async function markConfirmed(trx: Trx, sessionId: string, at: Date): Promise<void> {
  await trx.updateTable('user_session').set({ confirmed_at: at }).where('id', '=', sessionId).execute();
}
