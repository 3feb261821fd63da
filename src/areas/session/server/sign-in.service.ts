import type { CallReply } from '#kernel/api-call.ts';
import { enter } from '#platform/actor.ts';
import { openPlatformScope, withPlatformScope } from '#platform/db/database.ts';
import { type PreparationContext, Refusal, type RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/session.calls.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { networkOf, UNKNOWN_USER_ANSWERS } from '../rules/budgets.ts';
import { FREE_FAILURES } from '../rules/lock-out.ts';
import { accountByEmail, emailIsKnown } from './account.repository.ts';
import { builtInAccounts, refuseClosedAccount, requireBuiltInAccounts } from './accounts.ts';
import { spend } from './budget.repository.ts';
import { type CheckedPassword, checkPassword, settlePassword } from './check-password.ts';
import { openSession } from './open-session.ts';
import { readCurrentUser } from './session-user.service.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export async function checkCredentials(
  context: PreparationContext,
  { email, password }: Credentials,
): Promise<CheckedPassword> {
  requireBuiltInAccounts(context.services.config);
  return checkPassword(context, email, password);
}

/** The session and its user, who is read as after every sign-in: with their own rights, not with the platform's. */
export async function signIn(
  context: RequestContext,
  email: string,
  checked: CheckedPassword,
): Promise<CallReply<typeof calls.signIn> | Refusal> {
  const opened = await withPlatformScope(context.trx, () => authenticate(context, email, checked));
  if (opened instanceof Refusal) return opened;
  const { session, sessionId } = opened;
  const actor = session.newPasswordDue ? undefined : await enter(context.trx, sessionId);
  return { ...session, user: actor ? await readCurrentUser({ ...context, actor }) : null };
}

/** Only a caller with the right password learns that an account is disabled or its password is stale. */
async function authenticate(context: RequestContext, email: string, checked: CheckedPassword) {
  const { trx, now } = context;
  const account = await accountByEmail(trx, email);
  if (!(await settlePassword(trx, checked, account?.passwordHash ?? null, now)) || !account) {
    // After the free attempts an unknown address reads the same as a known one.
    const maySay = !account && checked.failures <= FREE_FAILURES && (await maySayUnknown(context));
    return new Refusal(maySay ? sessionErrors.unknownUser() : sessionErrors.wrongCredentials());
  }
  refuseClosedAccount(account, now);
  return openSession(context, account);
}

/** Uses the same budget as signing in, so that one network learns about a few addresses only. */
export async function accessByEmail(context: RequestContext, email: string): Promise<{ access: boolean }> {
  if (!builtInAccounts(context.services.config)) return { access: true };
  await openPlatformScope(context.trx);
  if (await emailIsKnown(context.trx, email)) return { access: true };
  return { access: !(await maySayUnknown(context)) };
}

async function maySayUnknown({ trx, now, caller }: RequestContext): Promise<boolean> {
  const { allowed } = await spend(trx, `unknown-user:${networkOf(caller.address)}`, UNKNOWN_USER_ANSWERS, now);
  return allowed;
}
