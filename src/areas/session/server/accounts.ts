import type { Config } from '#platform/config.ts';
import type { Trx } from '#platform/db/database.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { afterFailure, secondsLocked } from '../rules/lock-out.ts';
import { type Account, saveFailures } from './account.repository.ts';
import { passwordMatches } from './password-hash.ts';

/** Whether people sign in with built-in accounts or with an external identity provider. */
export const builtInAccounts = (config: Config): boolean => config.OIDC_ISSUER === undefined;

export function requireBuiltInAccounts(config: Config): void {
  if (!builtInAccounts(config)) throw sessionErrors.usesIdentityProvider();
}

/** Checks a password and counts failures. The caller answers false with a Refusal, so that the count is committed. */
export async function tryPassword(trx: Trx, account: Account, password: string, now: Date): Promise<boolean> {
  const wait = secondsLocked(account, now);
  if (wait > 0) throw sessionErrors.limitExceeded({ retryAfter: wait });
  const matches = await passwordMatches(account.passwordHash, password);
  if (!matches) await saveFailures(trx, account.id, afterFailure(account, now));
  else if (account.failures > 0) await saveFailures(trx, account.id, { failures: 0, lockedUntil: null });
  return matches;
}

/** Why an account with the right password still may not sign in. */
export function refuseClosedAccount(account: Account, now: Date): void {
  if (!account.enabled) throw sessionErrors.disabled();
  if (account.passwordTemporary && account.passwordExpiresAt && account.passwordExpiresAt <= now) {
    throw sessionErrors.temporaryPasswordExpired();
  }
}
