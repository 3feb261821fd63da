import type { RoleView } from '#areas/users/contract/role.calls.ts';
import { roleRights } from '#areas/users/contract/user-rights.ts';
import { mayChangeUser, type Reach } from '#areas/users/rules/privilege.ts';

type HeldRoles = readonly { readonly _id: string }[];

/** Whether the editor may change a user with these roles; refused while a role is not loaded. */
export function reaches(editor: Reach, roles: readonly RoleView[], held: HeldRoles): boolean {
  const rights = held.map(({ _id }) => roles.find((role) => role._id === _id));
  return rights.every((role) => role !== undefined) && mayChangeUser(editor, rights.map(roleRights));
}

/** The roles to choose from: those the editor may assign, and those the user already has. */
export function offeredRoles(roles: readonly RoleView[], held: HeldRoles): readonly RoleView[] {
  return roles.filter((role) => role.grantable || held.some(({ _id }) => _id === role._id));
}
