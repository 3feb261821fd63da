import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { listRoles, type RoleView } from '#areas/users/contract/role.calls.ts';
import { WRITE_EVERYONE } from '#areas/users/contract/user-rights.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { NEW_ROLE, rolesAddress } from '../addresses.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { type RoleCatalogue, useRoleCatalogue } from './role-catalogue.ts';
import { RoleForm } from './role-form.tsx';
import { RoleList } from './role-list.tsx';

const nothing = () => undefined;

const SKELETON_CARDS = 9;

/** The roles of the company, or the one that the address names. */
export default function RolesPanel(): ReactNode {
  const [params] = useSearchParams();
  const { data, isError, refetch } = useCall(listRoles, {});
  if (isError && !data) return <QueryError onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={SKELETON_CARDS} />;
  const wanted = params.get('role');
  if (wanted === null) return <RoleList roles={data.roles} />;
  return <OneRole roles={data.roles} wanted={wanted} template={params.get('from')} onReload={() => void refetch()} />;
}

interface OneRoleProps {
  readonly roles: readonly RoleView[];
  readonly wanted: string;
  readonly template: string | null;
  readonly onReload: () => void;
}

function OneRole({ roles, wanted, template, onReload }: OneRoleProps): ReactNode {
  const { t } = useTranslation();
  const mayWrite = useHolds(WRITE_EVERYONE);
  const { catalogue, isError, refetch } = useRoleCatalogue();
  const byId = (id: string | null) => roles.find(({ _id }) => _id === id);
  const role = byId(wanted);
  if (!catalogue) {
    return isError ? <QueryError onRetry={() => void refetch()} /> : <CardsSkeleton cards={SKELETON_CARDS} />;
  }
  if (wanted === NEW_ROLE && mayWrite)
    return <RoleForm catalogue={catalogue} template={byId(template)} onReload={onReload} />;
  if (role?.editable) return <RoleForm key={role._id} catalogue={catalogue} role={role} onReload={onReload} />;
  if (role) return <RoleSheet catalogue={catalogue} role={role} />;
  return (
    <EmptyState
      title={t('users.role.notFound')}
      text={t('users.role.notFoundText')}
      action={
        <Button component={Link} to={rolesAddress} variant="default">
          {t('users.role.back')}
        </Button>
      }
    />
  );
}

interface RoleSheetProps {
  readonly catalogue: RoleCatalogue;
  readonly role: RoleView;
}

/** A role, read-only, for users who may see it but not change it. */
function RoleSheet({ catalogue, role }: RoleSheetProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <BackCard title={role.name} text={t('users.role.readOnly')} backTo={rolesAddress} />
      <PermissionPicker catalogue={catalogue} value={role.permissions} onChange={nothing} lockOf={() => 'readOnly'} />
    </Stack>
  );
}
