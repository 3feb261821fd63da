import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import type { PermissionGroupItems } from './permission-groups.ts';
import type { RoleCatalogue } from './role-catalogue.ts';

/** The whole catalogue in the user's language. */
export function usePermissionGroups({ groups, special }: RoleCatalogue): readonly PermissionGroupItems[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      groups.map(({ group, names }) => ({
        group,
        label: t(dynamicKey('permissionGroups', group)),
        items: names.map((name) => ({ name, label: t(dynamicKey('permissions', name)), special: special.has(name) })),
      })),
    [t, groups, special],
  );
}
