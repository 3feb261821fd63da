import { Button, Text } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type RoleView, removeRole } from '#areas/users/contract/role.calls.ts';
import { WRITE_EVERYONE } from '#areas/users/contract/user-rights.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Allowed } from '#ui/permission/permission-context.tsx';
import { newRoleAddress } from '../addresses.ts';
import { RoleCard } from './role-card.tsx';
import classes from './role-list.module.css';

export function RoleList({ roles }: { readonly roles: readonly RoleView[] }): ReactNode {
  const { t } = useTranslation();
  const remove = useRemoveRole();
  const create = (
    <Allowed rule={WRITE_EVERYONE}>
      <Button component={Link} to={newRoleAddress} leftSection={<IconPlus size="1.15rem" aria-hidden />}>
        {t('users.roleList.create')}
      </Button>
    </Allowed>
  );
  if (roles.length === 0) {
    return <EmptyState title={t('users.roleList.emptyTitle')} text={t('users.roleList.emptyText')} action={create} />;
  }
  return (
    <section className={classes.section} aria-label={t('users.tabs.roles')}>
      <header className={classes.head}>
        <Text size="sm" c="dimmed">
          {t('users.roleList.text')}
        </Text>
        {create}
      </header>
      <ul className={classes.list}>
        {roles.map((role) => (
          <RoleCard key={role._id} role={role} onRemove={() => void remove(role)} />
        ))}
      </ul>
    </section>
  );
}

/** Deletes after a confirmation; a role in use is refused without one. */
function useRemoveRole(): (role: RoleView) => Promise<void> {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const action = useAction(removeRole, {
    onDone: () => snackbar.success(t('users.success.roleRemoved')),
    onFailed: (error) => snackbar.failure('remove', t('users.what.role'), error),
  });
  return async ({ _id, users }) => {
    if (users > 0) return snackbar.warning(t('errors.users.roleInUse', { count: users }));
    const sure = await dialogs.confirm({
      action: 'remove',
      name: t('users.roleList.removeName'),
      gender: t('users.roleList.removeGender') === 'm' ? 'm' : 'f',
    });
    if (sure) action.mutate({ params: { id: _id } });
  };
}
