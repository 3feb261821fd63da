import { requestErrors } from '#kernel/errors.ts';
import { userErrors } from '../contract/user.errors.ts';
import { editorOf, reachOf, roleRights } from '../contract/user-rights.ts';
import { mayChangeUser, mayGrant } from '../rules/privilege.ts';
import type { Context } from './context.ts';
import { findRoles, type RoleRecord } from './role.repository.ts';

/** The roles of these ids, all of which must be roles of the company. */
export async function chosenRoles(
  { trx }: Context,
  companyId: string,
  ids: readonly string[],
): Promise<readonly RoleRecord[]> {
  const roles = await findRoles(trx, companyId, ids);
  if (roles.length !== ids.length) throw requestErrors.invalid({ fields: { roles: { code: 'choice' } } });
  return roles;
}

export function requireGrant({ actor, services }: Context, roles: readonly RoleRecord[]): void {
  const editor = editorOf(actor, services.permissions);
  if (!roles.every((role) => mayGrant(editor, roleRights(role)))) throw userErrors.beyondOwnRights();
}

/** The caller may change somebody who holds these roles. */
export function requireReach({ actor }: Context, roles: readonly RoleRecord[]): void {
  if (!mayChangeUser(reachOf(actor), roles.map(roleRights))) throw userErrors.beyondOwnRights();
}
