import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleView } from '#areas/users/contract/role.calls.ts';
import { BackCard } from '#ui/form/back-card.tsx';
import { rolesAddress } from '../addresses.ts';
import { PermissionPicker } from './permission-picker.tsx';
import type { RoleCatalogue } from './role-catalogue.ts';

const nothing = () => undefined;

interface RoleSheetProps {
  readonly catalogue: RoleCatalogue;
  readonly role: RoleView;
}

/** A role, read-only, for users who may see it but not change it. */
export function RoleSheet({ catalogue, role }: RoleSheetProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <BackCard title={role.name} text={t('users.role.readOnly')} backTo={rolesAddress} />
      <PermissionPicker catalogue={catalogue} value={role.permissions} onChange={nothing} lockOf={() => 'readOnly'} />
    </Stack>
  );
}
