import type { TFunction } from 'i18next';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import type { Option } from '#ui/fields/choice/option.ts';

/** A role to choose, with its number of permissions. */
export const roleOption =
  (t: TFunction) =>
  ({ _id, name, permissions }: RoleView): Option => ({
    value: _id,
    label: name,
    detail: t('users.roleList.permissions', { count: permissions.length }),
  });
