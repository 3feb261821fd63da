import type { AppError } from '#kernel/errors.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import { type PreparationContext, Refusal, type RequestContext } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { after, TEMPORARY_PASSWORD_MS } from '../rules/lifetimes.ts';
import type { PasswordProblem } from '../rules/password-policy.ts';
import {
  type Account,
  accountById,
  passwordHashOf,
  saveChosenPassword,
  saveTemporaryPassword,
} from './account.repository.ts';
import { refuseClosedAccount, requireBuiltInAccounts } from './accounts.ts';
import { type CheckedPassword, checkPassword, settlePassword } from './check-password.ts';
import { problemForPerson } from './judge-password.ts';
import { mailPasswordChanged } from './mails.ts';
import { hashPassword, passwordMatches, temporaryPassword } from './password-hash.ts';
import { closeRecoveries } from './recovery.repository.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { markConfirmed } from './session.repository.ts';

const DONE = { done: true } as const;

export interface NextPassword {
  readonly passwordHash: string;
  /** The hash of the password it replaces. */
  readonly replaced: string | null;
}

/** Compares and hashes, which takes a while and is done before the transaction. */
export async function prepareNewPassword(
  { actor, services }: PreparationContext<Actor>,
  newPassword: string,
): Promise<NextPassword> {
  requireBuiltInAccounts(services.config);
  if (!actor.newPasswordDue) throw sessionErrors.newPasswordNotDue();
  const replaced = await services.database.asPlatform((trx) => passwordHashOf(trx, actor.email));
  const unchanged = await passwordMatches(replaced, newPassword);
  const problem = unchanged ? 'passwordSame' : problemForPerson(newPassword, actor);
  if (problem) throw notChanged('newPassword', problem);
  return { replaced, passwordHash: await hashPassword(newPassword) };
}

/** Sets the new password required at the first sign-in. */
export async function setNewPassword(
  context: RequestContext<Actor>,
  { passwordHash, replaced }: NextPassword,
): Promise<typeof DONE> {
  const { actor, now } = context;
  if (!actor.newPasswordDue) throw sessionErrors.newPasswordNotDue();
  const account = await ownAccount(context);
  refuseClosedAccount(account, now);
  if (account.passwordHash !== replaced) throw requestErrors.conflict();
  await saveChosen(context, account, passwordHash, actor.sessionId);
  return DONE;
}

interface Change {
  readonly checked: CheckedPassword;
  /** Null where the current password was wrong. */
  readonly passwordHash: string | null;
}

export async function prepareChange(
  context: PreparationContext<Actor>,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<Change> {
  const { email } = context.actor;
  const checked = await checkOwnPassword(context, current);
  if (!checked.matches) return { checked, passwordHash: null };
  const problem = problemForPerson(next, { email, current });
  if (problem) throw notChanged('next', problem);
  return { checked, passwordHash: await hashPassword(next) };
}

export async function changePassword(
  context: RequestContext<Actor>,
  { checked, passwordHash }: Change,
): Promise<typeof DONE | Refusal> {
  const account = await ownAccount(context);
  const isRight = await settleOwn(context, checked, account);
  if (!isRight || passwordHash === null) return new Refusal(sessionErrors.wrongPassword());
  await saveChosen(context, account, passwordHash, context.actor.sessionId);
  return DONE;
}

/** The password of the signed-in person, asked again. */
export async function checkOwnPassword(context: PreparationContext<Actor>, password: string): Promise<CheckedPassword> {
  requireBuiltInAccounts(context.services.config);
  return checkPassword(context, context.actor.email, password);
}

export async function confirmPassword(
  context: RequestContext<Actor>,
  checked: CheckedPassword,
): Promise<typeof DONE | Refusal> {
  const isRight = await settleOwn(context, checked, await ownAccount(context));
  if (!isRight) return new Refusal(sessionErrors.wrongPassword());
  await markConfirmed(context.trx, context.actor.sessionId, context.now);
  return DONE;
}

const settleOwn = ({ trx, now }: RequestContext<Actor>, checked: CheckedPassword, { passwordHash }: Account) =>
  withPlatformScope(trx, () => settlePassword(trx, checked, passwordHash, now));

/** Stores a password its owner chose, sends them a mail and ends every other session. */
export async function saveChosen(
  context: RequestContext,
  account: Account,
  passwordHash: string,
  keptSessionId?: string,
): Promise<void> {
  const { trx, services, now, language, caller } = context;
  await saveChosenPassword(trx, account.id, passwordHash, now);
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
