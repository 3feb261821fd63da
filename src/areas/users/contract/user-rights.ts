import { holds, type Permission, type PermissionRule } from '#kernel/permission.ts';
import type { Editor, Reach, RoleRights } from '../rules/privilege.ts';
import { SUPER_ADMINISTRATOR } from './shipped-roles.ts';

const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });
const allOf = (...names: readonly Permission[]): PermissionRule => ({ allOf: names });

/** Whoever may write users may see them. */
export const READ_USERS = anyOf('users-read', 'users-write', 'users-write-operator');
export const DOWNLOAD_USERS = allOf('users-read', 'download-listings');
/** Both may invite and edit; the second only those below themselves, see the privilege rules. */
export const WRITE_USERS = anyOf('users-write', 'users-write-operator');
export const WRITE_EVERYONE: Permission = 'users-write';
export const READ_COMPANIES: Permission = 'companies-read';

/** Without these an administrator's role could not be repaired by its own company any more. */
export const ADMINISTRATOR_NEEDS: readonly Permission[] = ['users-read', 'users-write'];

interface Rights {
  readonly permissions: ReadonlySet<string>;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
}

/** What the catalogue says of names that no role has which ships. */
export interface SpecialNames {
  readonly special: ReadonlySet<string>;
  /** Those that take something away: added by whoever holds them, but struck only by a super administrator. */
  readonly restrictions: ReadonlySet<string>;
}

export function reachOf({ permissions, isAdmin, isSuperAdmin }: Rights): Reach {
  return { permissions, isAdmin, isSuperAdmin, writesEveryone: holds(permissions, WRITE_EVERYONE) };
}

/** The special names belong to no role that ships, so only a super administrator can bring them into a company. */
export function editorOf(rights: Rights, { special }: SpecialNames): Editor {
  const { permissions, isSuperAdmin } = rights;
  return { ...reachOf(rights), grantable: isSuperAdmin ? new Set([...permissions, ...special]) : permissions };
}

/** Restrictions the editor is under; the roles they make carry them, or a new role would be the way out. */
export function inheritedRestrictions(editor: Editor, { restrictions }: SpecialNames): readonly string[] {
  return [...restrictions].filter((name) => editor.permissions.has(name));
}

export function roleRights(role: { key: string; permissions: readonly string[]; isAdmin: boolean }): RoleRights {
  return { permissions: role.permissions, isAdmin: role.isAdmin, isSuperAdmin: role.key === SUPER_ADMINISTRATOR };
}
