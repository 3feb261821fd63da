import type { RoleView } from '#areas/users/contract/role.calls.ts';
import { roleRights } from '#areas/users/contract/user-rights.ts';
import { mayChangeUser, type Reach } from '#areas/users/rules/privilege.ts';

type HeldRoles = readonly { readonly _id: string }[];

/** Whether the editor may change somebody with these roles; a role that is not known yet is not judged, so refused. */
export function reaches(editor: Reach, roles: readonly RoleView[], held: HeldRoles): boolean {
  const rights = held.map(({ _id }) => roles.find((role) => role._id === _id));
  return rights.every((role) => role !== undefined) && mayChangeUser(editor, rights.map(roleRights));
}

/** What a person's roles are chosen from: those the editor may hand out, and those the person has anyway. */
export function offeredRoles(roles: readonly RoleView[], held: HeldRoles): readonly RoleView[] {
  return roles.filter((role) => role.grantable || held.some(({ _id }) => _id === role._id));
}
