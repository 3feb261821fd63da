import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cancelInvitation,
  type InvitationView,
  listInvitations,
  sendInvitationAgain,
} from '#areas/users/contract/invitation.calls.ts';
import { WRITE_USERS } from '#areas/users/contract/user-rights.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import classes from './invitations.module.css';

/** Who was invited and has not answered yet: an address, and nothing about whose it is. */
export default function OpenInvitations(): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(listInvitations, {});
  if (isError && !data) return <QueryError onRetry={() => void refetch()} />;
  if (!data || data.invitations.length === 0) return null;
  return (
    <div className={classes.open}>
      <FormSection title={t('users.invitations.title')} text={t('users.invitations.text')}>
        <ul className={classes.list}>
          {data.invitations.map((invitation) => (
            <OpenInvitation key={invitation._id} invitation={invitation} />
          ))}
        </ul>
      </FormSection>
    </div>
  );
}

function OpenInvitation({ invitation }: { readonly invitation: InvitationView }): ReactNode {
  const { t } = useTranslation();
  const mayWrite = useHolds(WRITE_USERS);
  const { sendAgain, cancel, busy } = useInvitationActions(invitation);
  const { mail: email, roles, sentAt } = invitation;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Text fw={600}>{email}</Text>
        <Text size="sm" c="dimmed">
          {roles.map(({ name }) => name).join(', ')} · {t('users.invitations.sent')} <RelativeTime instant={sentAt} />
        </Text>
      </div>
      {mayWrite && (
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-md"
            disabled={busy}
            onClick={() => void cancel()}
            aria-label={`${t('users.invitations.cancel')}: ${email}`}
          >
            {t('users.invitations.cancel')}
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={busy}
            onClick={sendAgain}
            aria-label={`${t('users.actions.inviteAgain')}: ${email}`}
          >
            {t('users.actions.inviteAgain')}
          </Button>
        </Group>
      )}
    </li>
  );
}

function useInvitationActions({ _id: id, mail: email }: InvitationView) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const what = t('users.what.invitation');
  const sending = useAction(sendInvitationAgain, {
    onDone: () => snackbar.success(t('users.success.invited', { email })),
    onFailed: (error) => snackbar.failure('create', what, error),
  });
  const cancelling = useAction(cancelInvitation, {
    onDone: () => snackbar.success(t('users.invitations.cancelled', { email })),
    onFailed: (error) => snackbar.failure('cancel', what, error),
  });
  return {
    sendAgain: () => sending.mutate({ params: { id } }),
    cancel: async () => {
      if (await dialogs.warn(t('users.invitations.confirm', { email }))) cancelling.mutate({ params: { id } });
    },
    busy: sending.isPending || cancelling.isPending,
  };
}
