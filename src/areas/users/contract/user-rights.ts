import { holds, type Permission, type PermissionRule } from '#kernel/permission.ts';
import type { Editor, Reach, RoleRights } from '../rules/privilege.ts';
import { SUPER_ADMINISTRATOR } from './shipped-roles.ts';

const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });
const allOf = (...names: readonly Permission[]): PermissionRule => ({ allOf: names });

/** The right to write users includes the right to see them. */
export const READ_USERS = anyOf('users-read', 'users-write', 'users-write-operator');
export const DOWNLOAD_USERS = allOf('users-read', 'download-listings');
/** Both allow inviting and editing; the second only users below oneself, see the privilege rules. */
export const WRITE_USERS = anyOf('users-write', 'users-write-operator');
export const WRITE_EVERYONE: Permission = 'users-write';
export const READ_COMPANIES: Permission = 'companies-read';

/** Without these a company could no longer repair its administrator role. */
export const ADMINISTRATOR_NEEDS: readonly Permission[] = ['users-read', 'users-write'];

interface Rights {
  readonly permissions: ReadonlySet<string>;
  readonly isAdmin: boolean;
  readonly isSuperAdmin: boolean;
  /** A super administrator who has stepped into the company; the roles of a company are the platform's to limit. */
  readonly stepIn?: unknown;
}

/** What the catalogue says of names that no shipped role has. */
export interface SpecialNames {
  readonly special: ReadonlySet<string>;
  /** Restrictions: added by their holders, but removed only by a super administrator. */
  readonly restrictions: ReadonlySet<string>;
}

export function reachOf({ permissions, isAdmin, isSuperAdmin, stepIn }: Rights): Reach {
  const isOfPlatform = isSuperAdmin || Boolean(stepIn);
  return { permissions, isAdmin, isSuperAdmin: isOfPlatform, writesEveryone: holds(permissions, WRITE_EVERYONE) };
}

/** Special names belong to no shipped role, so only a super administrator can add them to a company. */
export function editorOf(rights: Rights, { special }: SpecialNames): Editor {
  const reach = reachOf(rights);
  const { permissions, isSuperAdmin } = reach;
  return { ...reach, grantable: isSuperAdmin ? new Set([...permissions, ...special]) : permissions };
}

/** The editor's own restrictions, which new roles inherit, because a new role could otherwise evade them. */
export function inheritedRestrictions(editor: Editor, { restrictions }: SpecialNames): readonly string[] {
  return [...restrictions].filter((name) => editor.permissions.has(name));
}

export function roleRights(role: { key: string; permissions: readonly string[]; isAdmin: boolean }): RoleRights {
  return { permissions: role.permissions, isAdmin: role.isAdmin, isSuperAdmin: role.key === SUPER_ADMINISTRATOR };
}
