import { builtInAccounts, issueTemporaryPassword, type TemporaryPassword } from '#areas/session/server/index.ts';
import { companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { UserView } from '../contract/user.calls.ts';
import { userErrors } from '../contract/user.errors.ts';
import { requireInviter } from './administrators.ts';
import type { Context } from './context.ts';
import { mailLanguage, passwordMail } from './invitation-mail.ts';
import { rolesOfUser } from './role.repository.ts';
import { requireReach } from './role-choice.ts';
import { languageOfPerson, lockUsersOf } from './user.repository.ts';
import { readUser } from './user.service.ts';

/**
 * A fresh temporary password for a member who has not set a password of their own yet; nobody else may replace the
 * password of an active one, nor another company that of its people.
 */
export async function inviteAgain(context: Context, userId: string, temporary: TemporaryPassword): Promise<UserView> {
  const { trx, actor, services, caller, now } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  await requireInviter(context);
  const user = await readUser(context, userId);
  requireReach(context, await rolesOfUser(trx, companyId, userId));
  if (user.status === 'active') throw userErrors.alreadyActive();
  if (user.status === 'disabled') throw userErrors.disabled();
  if (user.belongsElsewhere) throw userErrors.belongsElsewhere();
  const password = builtInAccounts(services.config) ? temporary.password : null;
  if (password !== null) await issueTemporaryPassword(trx, services, userId, temporary);
  const language = mailLanguage(await languageOfPerson(trx, userId), null, actor.country);
  const words = {
    name: user.firstName,
    email: user.mail,
    company: actor.companyName ?? '',
    inviter: `${actor.firstName} ${actor.lastName}`.trim(),
  };
  const { timeZone } = actor;
  const facts = { words, language, origin: caller.origin, now, timeZone };
  await services.mail.send(trx, passwordMail(services, facts, password));
  await audit(trx, context, {
    action: 'users.inviteAgain',
    entity: 'user',
    entityId: userId,
    before: null,
    after: null,
  });
  return readUser(context, userId);
}
