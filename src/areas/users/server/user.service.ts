import { sessionErrors } from '#areas/session/contract/session.errors.ts';
import { revokeSessions, updatePerson } from '#areas/session/server/index.ts';
import { countryOrDefault } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { companyOf, requireOwnPeople } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import { requireConfirmedPassword } from '#platform/http/confirmation.ts';
import type { UserView, updateUser } from '../contract/user.calls.ts';
import { userErrors } from '../contract/user.errors.ts';
import { identityNumberForms } from '../rules/identity-number.ts';
import { checkPerson, type PersonDetails, sameDetails } from '../rules/person-details.ts';
import { followSuperAdministrator } from './administrator.repository.ts';
import { keepingAdministrators } from './administrators.ts';
import type { Context } from './context.ts';
import { assignRoles, rolesOfUser, takeRoles } from './role.repository.ts';
import { chosenRoles, requireGrant, requireReach } from './role-choice.ts';
import { findByIdentity, findUser, lockUsersOf, setEnabled, touchMember } from './user.repository.ts';
import { auditOfUser, notifyPermissionsChanged } from './user-changes.ts';

export async function readUser({ trx, actor, services, now }: Context, userId: string): Promise<UserView> {
  const user = await findUser(trx, companyOf(actor), userId);
  if (!user) throw requestErrors.notFound();
  const { photoFileId, ...shown } = user;
  return { ...shown, pathPhoto: photoFileId && signedUrl(services.config, photoFileId, now) };
}

type UserInput = ParsedInput<typeof updateUser>['body'];

export async function changeUser(context: Context, userId: string, input: UserInput): Promise<UserView> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  const before = await readUser(context, userId);
  const held = await rolesOfUser(trx, companyId, userId);
  requireReach(context, held);
  const wanted = await chosenRoles(context, companyId, input.roles);
  const added = wanted.filter((role) => !held.some(({ id }) => id === role.id));
  const removed = held.filter((role) => !wanted.some(({ id }) => id === role.id));
  requireGrant(context, added);
  if (before.version !== input.version) throw requestErrors.staleVersion();
  if (added.length + removed.length > 0) {
    requireOwnPeople(actor);
    await requireConfirmedPassword(context, actor);
  }

  await keepingAdministrators(context, companyId, async () => {
    await savePerson(context, before, input);
    await takeRoles(trx, companyId, userId, removed);
    await assignRoles(trx, companyId, userId, added);
    await touchMember(trx, companyId, userId);
    await followSuperAdministrator(trx, companyId, userId);
  });
  if (added.length + removed.length > 0) await notifyPermissionsChanged(context, [userId]);
  return finish(context, 'users.update', before);
}

/** Names and phone by the rules of their countries; every wrong field is reported at once. */
export function checkedPerson({ actor }: Context, given: PersonDetails): PersonDetails {
  const checked = checkPerson(countryOrDefault(actor.country), given);
  if ('problems' in checked) throw requestErrors.invalid({ fields: checked.problems });
  return checked.value;
}

/** Unchanged values are not checked again, because they may come from a time or a company with other rules. */
async function savePerson(context: Context, before: UserView, given: PersonDetails): Promise<void> {
  if (sameDetails(before, given)) return;
  const details = checkedPerson(context, given);
  if (sameDetails(before, details)) return;
  if (before.belongsElsewhere) throw userErrors.belongsElsewhere();
  await refusingTakenPhone(() => updatePerson(context.trx, before.userId, details));
}

/** A phone belongs to only one user of the whole product. */
export async function refusingTakenPhone<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (violatedConstraint(cause) !== 'app_user_phone') throw cause;
    throw sessionErrors.userExists({ cause, fields: { phone: { code: 'alreadyRegistered' } } });
  }
}

export async function enableUser(context: Context, userId: string, enable: boolean): Promise<UserView> {
  const { trx, actor, services } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  const before = await readUser(context, userId);
  requireReach(context, await rolesOfUser(trx, companyId, userId));
  if (!enable && userId === actor.userId) throw userErrors.notYourself();

  await keepingAdministrators(context, companyId, async () => {
    await setEnabled(trx, companyId, userId, enable);
    await followSuperAdministrator(trx, companyId, userId);
  });
  if (!enable) await revokeSessions(trx, services, userId, 'disabled', { companyId });
  await notifyPermissionsChanged(context, [userId]);
  return finish(context, enable ? 'users.enable' : 'users.disable', before);
}

async function finish(context: Context, action: string, before: UserView): Promise<UserView> {
  const after = await readUser(context, before.userId);
  await audit(context.trx, context, {
    action,
    entity: 'user',
    entityId: before.userId,
    before: auditOfUser(before),
    after: auditOfUser(after),
  });
  return after;
}

export async function findByIdentityNumber({ trx }: Context, typed: string) {
  const match = await findByIdentity(trx, identityNumberForms(typed));
  const fullName = [match?.firstName, match?.lastName].filter(Boolean).join(' ');
  return { exists: match !== undefined, user: match?.userId ? { userId: match.userId, fullName } : null };
}
