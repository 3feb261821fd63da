import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { defineHook } from '#platform/listeners.ts';
import { definePort } from '#platform/ports.ts';

const COLUMNS = [
  'id',
  'email',
  'language',
  'enabled',
  'is_super_admin as isSuperAdmin',
  'selected_company_id as selectedCompanyId',
  'oidc_subject as outsideSubject',
  'password_hash as passwordHash',
  'password_temporary as passwordTemporary',
  'password_expires_at as passwordExpiresAt',
  'activated_at as activatedAt',
] as const;

/** What decides whether a user may sign in. */
const account = (trx: Trx) => trx.selectFrom('app_user').select(COLUMNS).forUpdate();

export type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>;

export const accountById = (trx: Trx, id: string) => account(trx).where('id', '=', id).executeTakeFirst();

export const accountByEmail = (trx: Trx, email: string) => account(trx).where('email', '=', email).executeTakeFirst();

export const accountByOutsideSubject = (trx: Trx, subject: string) =>
  account(trx).where('oidc_subject', '=', subject).executeTakeFirst();

/** What a typed password is compared with; null for an unknown address or an account without a password. */
export async function passwordHashOf(trx: Trx, email: string): Promise<string | null> {
  const found = await trx.selectFrom('app_user').select('password_hash').where('email', '=', email).executeTakeFirst();
  return found?.password_hash ?? null;
}

export async function emailIsKnown(trx: Trx, email: string): Promise<boolean> {
  const found = await trx.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst();
  return found !== undefined;
}

/** The last-seen time is not worth waiting for, so a locked row is skipped. */
export async function saveSeen(trx: Trx, id: string, now: Date): Promise<void> {
  const free = trx.selectFrom('app_user').select('id').where('id', '=', id).forNoKeyUpdate().skipLocked();
  await trx.updateTable('app_user').set({ last_seen_at: now }).where('id', 'in', free).execute();
}

/** Stores a password that the user chose, which makes the account active. */
export async function saveChosenPassword(trx: Trx, id: string, passwordHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      password_temporary: false,
      password_expires_at: null,
      password_changed_at: now,
      activated_at: sql<Date>`coalesce(activated_at, ${now})`,
    })
    .where('id', '=', id)
    .execute();
}

/** False when the transaction may not see the user. */
export async function saveTemporaryPassword(
  trx: Trx,
  id: string,
  passwordHash: string,
  expiresAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      password_temporary: true,
      password_expires_at: expiresAt,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** After signing in with the identity provider an unused temporary password is worthless. */
export async function saveOutsideAccount(trx: Trx, id: string, subject: string, now: Date): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({
      oidc_subject: subject,
      password_hash: sql<string | null>`case when password_temporary then null else password_hash end`,
      password_temporary: false,
      password_expires_at: null,
      activated_at: sql<Date>`coalesce(activated_at, ${now})`,
    })
    .where('id', '=', id)
    .execute();
}

export interface Workplace {
  /** The company a session starts in: the one chosen last, otherwise the first by name; null when there is none. */
  readonly companyId: string | null;
  /** Whether the user belongs, or belonged, to any company. */
  readonly isMember: boolean;
  /** Whether a company waits for their answer: they may sign in to give it. */
  readonly isInvited: boolean;
}

export const workplaces = definePort<{
  find(trx: Trx, person: Pick<Account, 'id' | 'selectedCompanyId'>): Promise<Workplace>;
}>('session.workplaces');

/** Somebody signs in; `isFirst` when they never did before. Higher areas settle what waits for that. */
export const signingIn = defineHook<{ readonly userId: string; readonly isFirst: boolean; readonly now: Date }>(
  'session.signingIn',
);
