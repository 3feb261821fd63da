import { screens } from '#areas/users/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** The address of the users screen contains what is open: a tab, a user's form, a role. The state of the list stays. */
export const USERS_PATH = addressOf(screens.users);
export const ROLES_TAB = 'roles';
export const NEW_ROLE = 'new';

const OPENED = ['tab', 'invite', 'edit', 'role', 'from'] as const;
type Opened = (typeof OPENED)[number];

function addressWith(current: URLSearchParams, opened: Partial<Record<Opened, string>>): string {
  const next = new URLSearchParams(current);
  for (const name of OPENED) next.delete(name);
  for (const [name, value] of Object.entries(opened)) next.set(name, value);
  return next.size > 0 ? `${USERS_PATH}?${next}` : USERS_PATH;
}

const NOTHING = new URLSearchParams();

export const inviteAddress = (current: URLSearchParams): string => addressWith(current, { invite: 'true' });
export const editAddress = (current: URLSearchParams, userId: string): string => addressWith(current, { edit: userId });

export const rolesAddress = addressWith(NOTHING, { tab: ROLES_TAB });
export const roleAddress = (roleId: string): string => addressWith(NOTHING, { tab: ROLES_TAB, role: roleId });
export const newRoleAddress = addressWith(NOTHING, { tab: ROLES_TAB, role: NEW_ROLE });
export const copyRoleAddress = (roleId: string): string =>
  addressWith(NOTHING, { tab: ROLES_TAB, role: NEW_ROLE, from: roleId });

/** The list as its search box finds a person. */
export const searchAddress = (mail: string): string => `${USERS_PATH}?${new URLSearchParams({ search: mail })}`;

/** The people who hold a role: the list with its own filter. */
export const holdersAddress = (roleId: string): string => `${USERS_PATH}?${new URLSearchParams({ roles: roleId })}`;
