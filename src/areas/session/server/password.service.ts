import type { AppError } from '#kernel/errors.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Trx } from '#platform/db/database.ts';
import { Refusal, type RequestContext } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { after, TEMPORARY_PASSWORD_MS } from '../rules/lifetimes.ts';
import { type PasswordProblem, problemForPerson } from '../rules/password-policy.ts';
import { type Account, accountById, saveChosenPassword, saveTemporaryPassword } from './account.repository.ts';
import { refuseClosedAccount, requireBuiltInAccounts, tryPassword } from './accounts.ts';
import { mailPasswordChanged } from './mails.ts';
import { hashPassword, passwordMatches, temporaryPassword } from './password-hash.ts';
import { closeRecoveries } from './recovery.repository.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { markConfirmed } from './session.repository.ts';

const DONE = { done: true } as const;

/** Sets the new password required at the first sign-in. */
export async function setNewPassword(context: RequestContext<Actor>, newPassword: string): Promise<typeof DONE> {
  const { actor, services, now } = context;
  requireBuiltInAccounts(services.config);
  if (!actor.newPasswordDue) throw sessionErrors.newPasswordNotDue();
  const account = await ownAccount(context);
  refuseClosedAccount(account, now);
  const unchanged = await passwordMatches(account.passwordHash, newPassword);
  const problem = unchanged ? 'passwordSame' : problemForPerson(newPassword, account);
  if (problem) throw notChanged('newPassword', problem);
  await saveChosen(context, account, newPassword, actor.sessionId);
  return DONE;
}

export async function changePassword(
  context: RequestContext<Actor>,
  { current, next }: { current: string; next: string },
): Promise<typeof DONE | Refusal> {
  const { actor, trx, services, now } = context;
  requireBuiltInAccounts(services.config);
  const account = await ownAccount(context);
  if (!(await tryPassword(trx, account, current, now))) return new Refusal(sessionErrors.wrongPassword());
  const problem = problemForPerson(next, { email: account.email, current });
  if (problem) throw notChanged('next', problem);
  await saveChosen(context, account, next, actor.sessionId);
  return DONE;
}

export async function confirmPassword(
  context: RequestContext<Actor>,
  password: string,
): Promise<typeof DONE | Refusal> {
  requireBuiltInAccounts(context.services.config);
  const account = await ownAccount(context);
  const matches = await tryPassword(context.trx, account, password, context.now);
  if (!matches) return new Refusal(sessionErrors.wrongPassword());
  await markConfirmed(context.trx, context.actor.sessionId, context.now);
  return DONE;
}

/** Stores a password its owner chose, sends them a mail and ends every other session. */
export async function saveChosen(
  context: RequestContext,
  account: Account,
  password: string,
  keptSessionId?: string,
): Promise<void> {
  const { trx, services, now, language, caller } = context;
  await saveChosenPassword(trx, account.id, await hashPassword(password), now);
  await closeRecoveries(trx, account.id, now);
  await revokeSessions(trx, services, account.id, 'password-changed', { keptSessionId });
  await mailPasswordChanged(trx, services, account, language);
  const actor = context.actor ?? { userId: account.id, sessionId: null, companyId: null };
  await audit(trx, { actor, caller }, { action: 'session.passwordChanged', entity: 'user', entityId: account.id });
}

/** The clear password is stored nowhere: mail it and forget it. */
export interface TemporaryPassword {
  readonly password: string;
  readonly passwordHash: string;
}

/** Made before the transaction that issues it, because hashing takes a while. */
export async function createTemporaryPassword(): Promise<TemporaryPassword> {
  const password = temporaryPassword();
  return { password, passwordHash: await hashPassword(password) };
}

/** Gives a user a temporary password for seven days that must be replaced on first use, and ends their sessions. */
export async function issueTemporaryPassword(
  trx: Trx,
  services: Pick<Services, 'realtime' | 'now'>,
  userId: string,
  { passwordHash }: TemporaryPassword,
): Promise<void> {
  const expiresAt = after(services.now(), TEMPORARY_PASSWORD_MS);
  if (!(await saveTemporaryPassword(trx, userId, passwordHash, expiresAt))) throw requestErrors.notFound();
  await revokeSessions(trx, services, userId, 'temporary-password');
}

export function notChanged(field: string, code: PasswordProblem | 'recoveryCode'): AppError {
  return sessionErrors.passwordNotChanged({ fields: { [field]: { code } } });
}

async function ownAccount({ actor, trx }: RequestContext<Actor>): Promise<Account> {
  const account = await accountById(trx, actor.userId);
  if (!account) throw requestErrors.signInRequired();
  return account;
}
