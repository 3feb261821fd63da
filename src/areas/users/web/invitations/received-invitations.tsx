import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectCompany } from '#areas/session/contract/profile.calls.ts';
import {
  acceptInvitation,
  declineInvitation,
  type ReceivedInvitation,
  receivedInvitations,
} from '#areas/users/contract/invitation.calls.ts';
import { PERMISSIONS_CHANGED } from '#areas/users/contract/realtime-events.ts';
import { useAction, useApi, useCall } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { useRealtime } from '#ui/realtime/realtime-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import classes from './invitations.module.css';

/** What companies ask the signed-in person; nothing is shown while nobody asks. */
export default function ReceivedInvitations(): ReactNode {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(receivedInvitations, {}, { staleTime: 0 });
  useRealtime(PERMISSIONS_CHANGED, () => void refetch());
  if (isError && !data) return <QueryError onRetry={() => void refetch()} />;
  if (!data || data.invitations.length === 0) return null;
  return (
    <FormSection title={t('users.received.title')} text={t('users.received.text')}>
      <ul className={classes.list}>
        {data.invitations.map((invitation) => (
          <Invitation key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </FormSection>
  );
}

function Invitation({ invitation }: { readonly invitation: ReceivedInvitation }): ReactNode {
  const { t } = useTranslation();
  const { accept, decline, busy } = useAnswer(invitation);
  const { companyName: company, inviter, sentAt } = invitation;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Text fw={600}>{company}</Text>
        <Text size="sm" c="dimmed">
          {t('users.received.by', { inviter })} · <RelativeTime instant={sentAt} />
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={busy}
          onClick={() => void decline()}
          aria-label={t('users.received.declineNamed', { company })}
        >
          {t('users.received.decline')}
        </Button>
        <Button loading={busy} onClick={accept} aria-label={t('users.received.acceptNamed', { company })}>
          {t('users.received.accept')}
        </Button>
      </Group>
    </li>
  );
}

function useAnswer({ _id: id, companyId, companyName: company }: ReceivedInvitation) {
  const { t } = useTranslation();
  const me = useSignedIn();
  const api = useApi();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const onFailed = (error: Parameters<typeof snackbar.failure>[2]) =>
    snackbar.failure('update', t('users.what.invitation'), error);
  const accepting = useAction(acceptInvitation, {
    onDone: () => {
      snackbar.success(t('users.received.joined', { company }));
      void enter();
    },
    onFailed,
  });
  const declining = useAction(declineInvitation, {
    onDone: () => snackbar.success(t('users.received.declined', { company })),
    onFailed,
  });

  /** Who works nowhere yet begins in the new company; others stay where they are. */
  const enter = async () => {
    if (me.companyId === null) await api.call(selectCompany, { body: { companyId } });
    await me.refresh();
  };
  const decline = async () => {
    if (await dialogs.warn(t('users.received.confirm', { company }))) declining.mutate({ params: { id } });
  };
  return {
    accept: () => accepting.mutate({ params: { id } }),
    decline,
    busy: accepting.isPending || declining.isPending,
  };
}
