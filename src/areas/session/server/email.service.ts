import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { sessionErrors } from '../contract/session.errors.ts';
import type { SessionUser } from '../contract/session-user.shape.ts';
import { accountById } from './account.repository.ts';
import { requireBuiltInAccounts } from './accounts.ts';
import { mailEmailChanged } from './mails.ts';
import { saveEmail } from './profile.repository.ts';
import { closeRecoveries } from './recovery.repository.ts';
import { readAgain } from './session-user.service.ts';

/** From now on the person signs in with the new address; both addresses get a mail, so that nobody loses an account unnoticed. */
export async function changeEmail(context: RequestContext<Actor>, email: string): Promise<SessionUser> {
  const { actor, trx, services, language, now } = context;
  requireBuiltInAccounts(services.config);
  const account = await accountById(trx, actor.userId);
  if (!account) throw requestErrors.signInRequired();
  if (account.email.toLowerCase() === email.toLowerCase()) {
    throw requestErrors.invalid({ fields: { email: { code: 'emailSame' } } });
  }
  await saveEmail(trx, actor.userId, email).catch((error: unknown) => {
    throw violatedConstraint(error) === 'app_user_email_key' ? emailTaken(error) : error;
  });
  // A code mailed to the old address must not open the account any more.
  await closeRecoveries(trx, actor.userId, now);
  const addresses = { before: account.email, after: email };
  for (const to of Object.values(addresses)) {
    await mailEmailChanged(trx, services, { ...account, email: to }, language, addresses);
  }
  const changed = { before: { email: account.email }, after: { email } };
  await audit(trx, context, { action: 'session.changeEmail', entity: 'user', entityId: actor.userId, ...changed });
  return readAgain(context);
}

const emailTaken = (cause: unknown) =>
  sessionErrors.userExists({ cause, fields: { email: { code: 'alreadyRegistered' } } });
