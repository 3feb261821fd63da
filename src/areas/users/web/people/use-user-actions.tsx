import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { listRoles } from '#areas/users/contract/role.calls.ts';
import { enableUser, inviteAgain } from '#areas/users/contract/user.calls.ts';
import type { UserRow } from '#areas/users/contract/user.list.ts';
import { reachOf, WRITE_USERS } from '#areas/users/contract/user-rights.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { RowAction } from '#ui/list/list-props.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { editAddress } from '../addresses.ts';
import { reaches } from './reach.ts';

const ICON = { size: '1.1rem', stroke: 1.6, 'aria-hidden': true } as const;

export interface UserActions {
  /** The address of the user's form; undefined without the right to edit. */
  readonly hrefOf: (row: UserRow) => string | undefined;
  readonly actionsOf: (row: UserRow) => readonly RowAction[];
}

/** What the signed-in person may do with each row. */
export function useUserActions(): UserActions {
  const { t } = useTranslation();
  const me = useSignedIn();
  const [params] = useSearchParams();
  const mayWrite = useHolds(WRITE_USERS);
  const roles = useCall(listRoles, {}).data?.roles;
  const { enable, sendAgain } = useUserWrites();
  const mayChange = (row: UserRow) => mayWrite && roles !== undefined && reaches(reachOf(me), roles, row.roles);
  const hrefOf = (row: UserRow) => (mayChange(row) ? editAddress(params, row.userId) : undefined);

  const actionsOf = (row: UserRow): readonly RowAction[] => {
    const href = hrefOf(row);
    if (href === undefined) return [];
    const edit = { id: 'edit', label: t('users.actions.edit'), icon: <IconPencil {...ICON} />, href };
    const again = {
      id: 'inviteAgain',
      label: t('users.actions.inviteAgain'),
      icon: <IconMailForward {...ICON} />,
      onAct: () => sendAgain(row),
    };
    const toggle = row.enabled
      ? { id: 'disable', label: t('users.actions.disable'), icon: <IconUserOff {...ICON} />, danger: true }
      : { id: 'enable', label: t('users.actions.enable'), icon: <IconUserCheck {...ICON} /> };
    return [
      edit,
      ...(row.status === 'pending' ? [again] : []),
      ...(row.userId === me.userId ? [] : [{ ...toggle, onAct: () => enable(row, !row.enabled) }]),
    ];
  };
  return { hrefOf, actionsOf };
}

function useUserWrites() {
  const { t } = useTranslation();
  const { companyName } = useSignedIn();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const toggling = useAction(enableUser, {
    onFailed: (error) => snackbar.failure('toggle', t('users.what.user'), error),
  });
  const inviting = useAction(inviteAgain, {
    onDone: ({ mail }) => snackbar.success(t('users.success.invited', { email: mail })),
    onFailed: (error) => snackbar.failure('create', t('users.what.invitation'), error),
  });

  /** Disabling ends sessions, which cannot be undone; enabling can. */
  const enable = async ({ userId, fullName: name }: UserRow, on: boolean) => {
    if (!on && !(await dialogs.warn(t('users.confirm.disable', { name, company: companyName ?? '' })))) return;
    toggling.mutate(
      { params: { userId }, body: { enable: on } },
      { onSuccess: () => snackbar.success(t(on ? 'users.success.enabled' : 'users.success.disabled', { name })) },
    );
  };
  return { enable, sendAgain: ({ userId }: UserRow) => inviting.mutate({ params: { id: userId } }) };
}
