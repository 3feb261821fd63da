import { z } from 'zod';
import { LANGUAGES } from '#kernel/language.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { after, RECOVERY_MS } from '../rules/lifetimes.ts';
import { accountByEmail } from './account.repository.ts';
import { mailRecoveryCode, mailRecoveryNotPossible } from './mails.ts';
import { insertRecovery } from './recovery.repository.ts';
import { codeHash, createCode } from './recovery-code.ts';

/**
 * Looks the address up and mails a code in a job, so that the request does the same work and takes the same time with
 * or without an account.
 */
export const recoveryJob = defineJob({
  name: 'session.recovery',
  queue: 'events',
  payload: z.object({ handle: z.uuid(), email: z.string(), language: z.enum(LANGUAGES) }),
  run: async ({ handle, email, language }, services) => {
    const now = services.now();
    const code = createCode();
    await services.database.asPlatform(async (trx) => {
      const account = await accountByEmail(trx, email);
      const recoverable = account?.enabled && !account.passwordTemporary;
      const isNew = await insertRecovery(trx, {
        handle,
        userId: recoverable ? account.id : null,
        codeHash: codeHash(services.config.AUTH_SECRET, handle, code),
        now,
        expiresAt: after(now, RECOVERY_MS),
      });
      if (!isNew || !account?.enabled) return;
      if (recoverable) await mailRecoveryCode(trx, services, account, language, code);
      else await mailRecoveryNotPossible(trx, services, account, language);
    });
  },
});
