import type { Trx } from '#platform/db/database.ts';
import type { PreparationContext } from '#platform/http/route.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { FAILURES_OF_ACCOUNT } from '../rules/budgets.ts';
import { afterFailure, secondsLocked } from '../rules/lock-out.ts';
import { passwordHashOf } from './account.repository.ts';
import { spend } from './budget.repository.ts';
import {
  type Attempt,
  accountKey,
  exhaustedFor,
  forgetFailures,
  isKnownNetwork,
  lockFailures,
  saveFailures,
} from './failure.repository.ts';
import { passwordMatches } from './password-hash.ts';

/** What the check of a password found, for the transaction that acts on it. */
export interface CheckedPassword {
  readonly attempt: Attempt;
  readonly matches: boolean;
  /** The hash it was compared with; a password changed meanwhile counts as another one. */
  readonly passwordHash: string | null;
  /** Wrong passwords from this network so far, this one included unless it is right. */
  readonly failures: number;
}

/**
 * Compares a password, before the transaction of the request. The attempt is counted as a failure first and forgiven
 * when the password was right, so that parallel guesses cannot pass the limit together. Addresses with and without an
 * account do the same work and wait the same time.
 */
export async function checkPassword(
  { services: { database }, caller, now }: Pick<PreparationContext, 'services' | 'caller' | 'now'>,
  email: string,
  password: string,
): Promise<CheckedPassword> {
  const attempt = { email, address: caller.address };
  const { passwordHash, failures } = await database.asPlatform(async (trx) => {
    const counted = await countAttempt(trx, attempt, now);
    return { failures: counted, passwordHash: await passwordHashOf(trx, email) };
  });
  const matches = await passwordMatches(passwordHash, password);
  // At once, because the request may still be refused for another reason, such as a disabled account.
  if (matches) await database.asPlatform((trx) => forgetFailures(trx, attempt));
  return { attempt, passwordHash, failures, matches };
}

async function countAttempt(trx: Trx, attempt: Attempt, now: Date): Promise<number> {
  const record = await lockFailures(trx, attempt, now);
  const wait = secondsLocked(record, now);
  if (wait > 0) throw sessionErrors.limitExceeded({ retryAfter: wait });
  const closed = await exhaustedFor(trx, accountKey(attempt.email), FAILURES_OF_ACCOUNT, now);
  if (closed > 0 && !(await isKnownNetwork(trx, attempt))) throw sessionErrors.limitExceeded({ retryAfter: closed });
  const next = afterFailure(record, now);
  await saveFailures(trx, attempt, next);
  return next.failures;
}

/** Whether the password is that of the account still; a wrong one counts for the account. In a platform transaction. */
export async function settlePassword(
  trx: Trx,
  { attempt, matches, passwordHash }: CheckedPassword,
  current: string | null,
  now: Date,
): Promise<boolean> {
  if (matches && passwordHash === current) return true;
  await spend(trx, accountKey(attempt.email), FAILURES_OF_ACCOUNT, now);
  return false;
}
