import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PERMISSION_GROUPS, SPECIAL_PERMISSIONS } from '#areas/session/contract/permission-names.ts';
import type { PermissionGroupItems } from './permission-groups.ts';

/** The whole catalogue in the user's language. */
export function usePermissionGroups(): readonly PermissionGroupItems[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      Object.entries(PERMISSION_GROUPS).map(([group, names]) => ({
        group,
        label: t(`permissionGroups.${group}`),
        items: names.map((name) => ({ name, label: t(`permissions.${name}`), special: SPECIAL_PERMISSIONS.has(name) })),
      })),
    [t],
  );
}
