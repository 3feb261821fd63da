import { useTranslation } from 'react-i18next';
import { type RoleView, removeRole } from '#areas/users/contract/role.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

/** Deletes after a confirmation; a role in use is refused without one. */
export function useRemoveRole(): (role: RoleView) => Promise<void> {
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
