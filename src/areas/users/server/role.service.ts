import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { violatedConstraint } from '#platform/db/database-problem.ts';
import type { createRole, PermissionCatalogueView, RoleView, updateRole } from '../contract/role.calls.ts';
import { userErrors } from '../contract/user.errors.ts';
import { ADMINISTRATOR_NEEDS, editorOf, inheritedRestrictions, reachOf, roleRights } from '../contract/user-rights.ts';
import { ROLES_PER_COMPANY } from '../rules/limits.ts';
import { mayChangeRole, mayGrant, mayRewriteRole } from '../rules/privilege.ts';
import { keepingAdministrators } from './administrators.ts';
import type { Context } from './context.ts';
import {
  type CountedRole,
  countPromises,
  deleteRole,
  holdersOf,
  insertRoles,
  type RoleRecord,
  rewriteRole,
  rolesOfCompany,
} from './role.repository.ts';
import { lockUsersOf } from './user.repository.ts';
import { notifyPermissionsChanged } from './user-changes.ts';

type NewRoleInput = ParsedInput<typeof createRole>['body'];
type RoleInput = ParsedInput<typeof updateRole>['body'];

export async function listRoles(context: Context): Promise<readonly RoleView[]> {
  const roles = await rolesOfCompany(context.trx, companyOf(context.actor));
  return roles.map((role) => presentRole(context, role));
}

export async function seedRole(context: Context, input: NewRoleInput): Promise<RoleView> {
  const { trx, actor, services } = context;
  const companyId = companyOf(actor);
  const permissions = knownPermissions(context, input.permissions);
  await lockUsersOf(trx, companyId);
  const editor = editorOf(actor, services.permissions);
  const id = createId();
  const role = {
    id,
    key: `role-${id}`,
    name: input.name,
    permissions: [...new Set([...permissions, ...inheritedRestrictions(editor, services.permissions)])],
    isAdmin: input.isAdmin,
    shipped: false,
  };
  if (!mayGrant(editor, roleRights(role))) throw userErrors.beyondOwnRights();
  requireAdministratorNeeds(role);
  if ((await rolesOfCompany(trx, companyId)).length >= ROLES_PER_COMPANY) {
    throw userErrors.tooManyRoles({ params: { count: ROLES_PER_COMPANY } });
  }
  await refusingTakenName(() => insertRoles(trx, companyId, [role]));
  const after = await findRole(context, id);
  await auditRole(context, 'users.createRole', null, after);
  return presentRole(context, after);
}

export async function changeRole(context: Context, id: string, input: RoleInput): Promise<RoleView> {
  const { trx, actor, services } = context;
  const companyId = companyOf(actor);
  const { name, isAdmin } = input;
  const permissions = knownPermissions(context, input.permissions);
  await lockUsersOf(trx, companyId);
  const before = await findRole(context, id);
  const rewritten = { ...before, name, permissions, isAdmin };
  const change = { before: roleRights(before), after: roleRights(rewritten), ...services.permissions };
  if (!mayRewriteRole(editorOf(actor, services.permissions), change)) throw userErrors.beyondOwnRights();
  requireAdministratorNeeds(rewritten);
  if (before.version !== input.version) throw requestErrors.staleVersion();

  await keepingAdministrators(context, companyId, () =>
    refusingTakenName(() => rewriteRole(trx, companyId, rewritten)),
  );
  await notifyPermissionsChanged(context, await holdersOf(trx, companyId, id));
  const after = await findRole(context, id);
  await auditRole(context, 'users.updateRole', before, after);
  return presentRole(context, after);
}

export async function dropRole(context: Context, id: string): Promise<void> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  await lockUsersOf(trx, companyId);
  const role = await findRole(context, id);
  if (!mayChangeRole(reachOf(actor), roleRights(role))) throw userErrors.beyondOwnRights();
  if (role.shipped) throw userErrors.roleShipped();
  const used = role.users + (await countPromises(trx, companyId, id));
  if (used > 0) throw userErrors.roleInUse({ params: { count: used } });
  await deleteRole(trx, companyId, id);
  await auditRole(context, 'users.removeRole', role, null);
}

export function permissionCatalogue({ actor, services: { permissions } }: Context): PermissionCatalogueView {
  const { grantable } = editorOf(actor, permissions);
  const groups = Object.entries(permissions.groups).map(([group, names]) => ({
    group,
    permissions: names.map((name) => ({
      name,
      grantable: grantable.has(name),
      special: permissions.special.has(name),
      restriction: permissions.restrictions.has(name),
    })),
  }));
  return { groups };
}

/** In the order of the catalogue, each once. */
function knownPermissions({ services: { permissions } }: Context, names: readonly string[]): readonly string[] {
  const unknown = names.findIndex((name) => !permissions.has(name));
  if (unknown >= 0) throw requestErrors.invalid({ fields: { [`permissions.${unknown}`]: { code: 'permission' } } });
  return permissions.names.filter((name) => names.includes(name));
}

async function findRole({ trx, actor }: Context, id: string): Promise<CountedRole> {
  const role = (await rolesOfCompany(trx, companyOf(actor))).find((candidate) => candidate.id === id);
  if (!role) throw requestErrors.notFound();
  return role;
}

function requireAdministratorNeeds(role: Pick<RoleRecord, 'isAdmin' | 'permissions'>): void {
  if (!role.isAdmin || ADMINISTRATOR_NEEDS.every((name) => role.permissions.includes(name))) return;
  throw userErrors.administratorNeeds();
}

async function refusingTakenName(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    if (violatedConstraint(cause) !== 'role_name') throw cause;
    throw userErrors.roleNameTaken({ cause, fields: { name: { code: 'alreadyRegistered' } } });
  }
}

async function auditRole(context: Context, action: string, before: CountedRole | null, after: CountedRole | null) {
  const auditOf = (role: CountedRole | null) =>
    role && { name: role.name, permissions: role.permissions, isAdmin: role.isAdmin };
  const entityId = (before ?? after)?.id ?? '';
  await audit(context.trx, context, {
    action,
    entity: 'role',
    entityId,
    before: auditOf(before),
    after: auditOf(after),
  });
}

function presentRole({ actor, services }: Context, { id, ...role }: CountedRole): RoleView {
  const editor = editorOf(actor, services.permissions);
  const rights = roleRights(role);
  return {
    _id: id,
    ...role,
    permissions: [...role.permissions],
    grantable: mayGrant(editor, rights),
    editable: mayChangeRole(editor, rights),
  };
}
