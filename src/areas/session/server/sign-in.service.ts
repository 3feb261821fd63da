import { openPlatformScope } from '#platform/db/database.ts';
import { type PreparationContext, Refusal, type RequestContext } from '#platform/http/route.ts';
import type { OpenSession } from '../contract/session.calls.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { networkOf, UNKNOWN_USER_ANSWERS } from '../rules/budgets.ts';
import { FREE_FAILURES } from '../rules/lock-out.ts';
import { accountByEmail, emailIsKnown } from './account.repository.ts';
import { builtInAccounts, refuseClosedAccount, requireBuiltInAccounts } from './accounts.ts';
import { spend } from './budget.repository.ts';
import { type CheckedPassword, checkPassword, settlePassword } from './check-password.ts';
import { openSession } from './open-session.ts';

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

/** Only a caller with the right password learns that an account is disabled or its password is stale. */
export async function signIn(
  context: RequestContext,
  email: string,
  checked: CheckedPassword,
): Promise<OpenSession | Refusal> {
  const { trx, now } = context;
  await openPlatformScope(trx);
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
