import { sessionErrors } from '#areas/session/contract/session.errors.ts';
import { builtInAccounts, issueTemporaryPassword } from '#areas/session/server/index.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { inviteUser, UserView } from '../contract/user.calls.ts';
import { userErrors } from '../contract/user.errors.ts';
import { followSuperAdministrator } from './administrator.repository.ts';
import type { Context } from './context.ts';
import { invitationMail, joinedMail, mailLanguage } from './invitation-mail.ts';
import { assignRoles, rolesOfUser } from './role.repository.ts';
import { chosenRoles, requireGrant, requireReach } from './role-choice.ts';
import { addMember, languageOfPerson, lockUsersOf, personFor } from './user.repository.ts';
import { checkedPerson, readUser, refusingTakenPhone } from './user.service.ts';
import { auditOfUser, notifyPermissionsChanged } from './user-changes.ts';

type Invitation = ParsedInput<typeof inviteUser>['body'];

/**
 * Adds a user to the company. A new one is created from the invitation and gets a temporary password; a known one keeps
 * names, phone and password and gets a mail about the additional company.
 */
export async function invite(context: Context, input: Invitation): Promise<UserView> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  const roles = await chosenRoles(context, companyId, input.roles);
  requireGrant(context, roles);
  const details = checkedPerson(context, input);
  const userId = await refusingTakenPhone(() =>
    personFor(trx, { ...details, email: input.email, language: input.language ?? null }),
  );
  if (!(await addMember(trx, { companyId, userId, invitedBy: actor.userId }))) {
    throw sessionErrors.userExists({ fields: { email: { code: 'alreadyRegistered' } } });
  }
  await assignRoles(trx, companyId, userId, roles);
  await followSuperAdministrator(trx, companyId, userId);
  const user = await readUser(context, userId);
  await sendInvitation(context, user);
  await notifyPermissionsChanged(context, [userId]);
  await audit(trx, context, {
    action: 'users.invite',
    entity: 'user',
    entityId: userId,
    before: null,
    after: auditOfUser(user),
  });
  return user;
}

/** Only for a user who has never signed in, because nobody else may replace the password of an active one. */
export async function inviteAgain(context: Context, userId: string): Promise<UserView> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  const user = await readUser(context, userId);
  requireReach(context, await rolesOfUser(trx, companyId, userId));
  if (user.status === 'active') throw userErrors.alreadyActive();
  if (user.status === 'disabled') throw userErrors.disabled();
  await sendInvitation(context, user);
  await audit(trx, context, {
    action: 'users.inviteAgain',
    entity: 'user',
    entityId: userId,
    before: null,
    after: null,
  });
  return readUser(context, userId);
}

async function sendInvitation(context: Context, user: UserView): Promise<void> {
  const { trx, services } = context;
  const language = mailLanguage(context, await languageOfPerson(trx, user.userId));
  if (user.status !== 'pending') return services.mail.send(trx, joinedMail(context, user, language));
  const password = builtInAccounts(services.config) ? await issueTemporaryPassword(trx, services, user.userId) : null;
  return services.mail.send(trx, invitationMail(context, user, language, password));
}
