import { createHash, randomUUID } from 'node:crypto';
import { openPlatformScope } from '#platform/db/database.ts';
import { Refusal, type RequestContext } from '#platform/http/route.ts';
import { enqueue } from '#platform/jobs/job.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import { RECOVERY_MAILS } from '../rules/budgets.ts';
import { RECOVERY_MS, RECOVERY_TRIES } from '../rules/lifetimes.ts';
import { accountById } from './account.repository.ts';
import { requireBuiltInAccounts } from './accounts.ts';
import { spend } from './budget.repository.ts';
import { problemForPerson } from './judge-password.ts';
import { notChanged, saveChosen } from './password.service.ts';
import { recoveryJob } from './recovery.job.ts';
import { countTry, lockRecovery } from './recovery.repository.ts';
import { codeMatches } from './recovery-code.ts';

export async function sendRecoveryCode(
  context: RequestContext,
  email: string,
): Promise<{ userId: string; expiresIn: number }> {
  const { trx, services, now, language } = context;
  requireBuiltInAccounts(services.config);
  await openPlatformScope(trx);
  const address = createHash('sha256').update(email).digest('base64url');
  const { allowed, retryAfter } = await spend(trx, `recovery:${address}`, RECOVERY_MAILS, now);
  if (!allowed) throw sessionErrors.limitExceeded({ retryAfter });
  const handle = randomUUID();
  await enqueue(trx, recoveryJob, { handle, email, language });
  return { userId: handle, expiresIn: RECOVERY_MS / 1000 };
}

interface CodeAndPassword {
  readonly userId: string;
  readonly code: string;
  readonly newPassword: string;
}

/**
 * Wrong, expired, used and invented handles get the same error; a sixth attempt is refused even with the right code.
 */
export async function changePasswordByCode(
  context: RequestContext,
  { userId: handle, code, newPassword }: CodeAndPassword,
  passwordHash: string,
): Promise<{ done: true } | Refusal> {
  const { trx, services, now } = context;
  requireBuiltInAccounts(services.config);
  await openPlatformScope(trx);
  const recovery = await lockRecovery(trx, handle);
  if (!recovery || recovery.usedAt || recovery.expiresAt <= now) throw notChanged('code', 'recoveryCode');
  if (recovery.tries >= RECOVERY_TRIES) throw sessionErrors.limitExceeded();
  const fits = codeMatches(services.config.AUTH_SECRET, recovery, code);
  const account = fits && recovery.userId ? await accountById(trx, recovery.userId) : undefined;
  if (!account?.enabled) {
    await countTry(trx, handle);
    return new Refusal(notChanged('code', 'recoveryCode'));
  }
  const problem = problemForPerson(newPassword, account);
  if (problem) throw notChanged('newPassword', problem);
  await saveChosen(context, account, passwordHash);
  return { done: true };
}
