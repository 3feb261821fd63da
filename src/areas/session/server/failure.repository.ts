import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { type Budget, networkOf } from '../rules/budgets.ts';
import type { FailureRecord } from '../rules/lock-out.ts';

/** Somebody who tries a password: for which address, and from where. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');
const keyOf = ({ email, address }: Attempt) => `${hashed(email.toLowerCase())}:${hashed(networkOf(address))}`;
export const accountKey = (email: string) => `sign-in:${hashed(email.toLowerCase())}`;

/** The failures so far, locked until the end of the transaction, so that parallel attempts are counted one by one. */
export async function lockFailures(trx: Trx, attempt: Attempt, now: Date): Promise<FailureRecord> {
  const { rows } = await sql<FailureRecord>`
    insert into sign_in_failure as f (key, failures, locked_until) values (${keyOf(attempt)}, 0, ${now})
    on conflict (key) do update set failures = f.failures
    returning failures, locked_until as "lockedUntil"`.execute(trx);
  return rows[0]!;
}

export async function saveFailures(
  trx: Trx,
  attempt: Attempt,
  { failures, lockedUntil }: { readonly failures: number; readonly lockedUntil: Date },
): Promise<void> {
  await trx
    .updateTable('sign_in_failure')
    .set({ failures, locked_until: lockedUntil })
    .where('key', '=', keyOf(attempt))
    .execute();
}

export async function forgetFailures(trx: Trx, attempt: Attempt): Promise<void> {
  await trx.deleteFrom('sign_in_failure').where('key', '=', keyOf(attempt)).execute();
}

/** Seconds for which a budget is used up; 0 while something of it is left. */
export async function exhaustedFor(trx: Trx, key: string, budget: Budget, now: Date): Promise<number> {
  const found = await trx
    .selectFrom('attempt_budget')
    .select(['used', 'opened_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found || found.used < budget.max) return 0;
  return Math.max(0, Math.ceil((found.opened_at.getTime() + budget.seconds * 1000 - now.getTime()) / 1000));
}

const SESSIONS_LOOKED_AT = 50;

/** Whether the account was used from this network before. */
export async function isKnownNetwork(trx: Trx, { email, address }: Attempt): Promise<boolean> {
  const sessions = await trx
    .selectFrom('user_session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select('s.address')
    .where('u.email', '=', email)
    .orderBy('s.last_seen_at', 'desc')
    .limit(SESSIONS_LOOKED_AT)
    .execute();
  const network = networkOf(address);
  return sessions.some((session) => session.address !== null && networkOf(session.address) === network);
}
