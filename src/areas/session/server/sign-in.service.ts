import type { CallReply } from '#kernel/api-call.ts';
import { enter } from '#platform/actor.ts';
import { openPlatformScope, withPlatformScope } from '#platform/db/database.ts';
import { Refusal, type RequestContext } from '#platform/http/route.ts';
import type * as calls from '../contract/session.calls.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { networkOf, UNKNOWN_USER_ANSWERS } from '../rules/budgets.ts';
import { accountByEmail, emailIsKnown } from './account.repository.ts';
import { builtInAccounts, refuseClosedAccount, requireBuiltInAccounts, tryPassword } from './accounts.ts';
import { spend } from './budget.repository.ts';
import { openSession } from './open-session.ts';
import { passwordMatches } from './password-hash.ts';
import { readCurrentUser } from './session-user.service.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The session and its user, who is read as after every sign-in: with their own rights, not with the platform's. */
export async function signIn(
  context: RequestContext,
  credentials: Credentials,
): Promise<CallReply<typeof calls.signIn> | Refusal> {
  requireBuiltInAccounts(context.services.config);
  const opened = await withPlatformScope(context.trx, () => authenticate(context, credentials));
  if (opened instanceof Refusal) return opened;
  const { session, sessionId } = opened;
  const actor = session.newPasswordDue ? undefined : await enter(context.trx, sessionId);
  return { ...session, user: actor ? await readCurrentUser({ ...context, actor }) : null };
}

/** Only a caller with the right password learns that an account is disabled or its password is stale. */
async function authenticate(context: RequestContext, { email, password }: Credentials) {
  const { trx, now } = context;
  const account = await accountByEmail(trx, email);
  if (!account) {
    await passwordMatches(null, password);
    const maySay = await maySayUnknown(context);
    return new Refusal(maySay ? sessionErrors.unknownUser() : sessionErrors.wrongCredentials());
  }
  if (!(await tryPassword(trx, account, password, now))) return new Refusal(sessionErrors.wrongCredentials());
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
