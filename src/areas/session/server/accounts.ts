import type { Config } from '#platform/config.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import type { Account } from './account.repository.ts';

/** Whether people sign in with built-in accounts or with an external identity provider. */
export const builtInAccounts = (config: Config): boolean => config.OIDC_ISSUER === undefined;

export function requireBuiltInAccounts(config: Config): void {
  if (!builtInAccounts(config)) throw sessionErrors.usesIdentityProvider();
}

/** Why an account with the right password still may not sign in. */
export function refuseClosedAccount(account: Account, now: Date): void {
  if (!account.enabled) throw sessionErrors.disabled();
  if (account.passwordTemporary && account.passwordExpiresAt && account.passwordExpiresAt <= now) {
    throw sessionErrors.temporaryPasswordExpired();
  }
}
