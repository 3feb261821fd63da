import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as partners } from '#areas/partners/area.ts';
import {
  approveRegistration,
  refuseRegistration,
  revokeInvitation,
} from '#areas/registrations/contract/registration.calls.ts';
import type { RegistrationView } from '#areas/registrations/contract/registration.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

type Asked = 'approve' | 'refuse' | 'revoke';

/** What can be done with it now: decide what was sent, or end an invitation nobody has used. */
export function RegistrationActions({ registration }: { readonly registration: RegistrationView }): ReactNode {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state, name, notice, partnerId, revokedAt } = registration;
  const steps = useSteps(registration, () => setAsked(null));
  const close = () => setAsked(null);
  return (
    <>
      {notice && (
        <Button component="a" href={notice.whatsapp} target="_blank" rel="noreferrer" variant="default">
          {t('registrations.record.announce')}
        </Button>
      )}
      {partnerId && (
        <Button component={Link} to={addressOf(partners.transportCompany, { clientId: partnerId })} variant="default">
          {t('registrations.record.toPartner')}
        </Button>
      )}
      {state !== 'approved' && state !== 'expired' && !revokedAt && (
        <Button variant="subtle" color="red" onClick={() => setAsked('revoke')}>
          {t('registrations.record.revoke')}
        </Button>
      )}
      {state === 'waiting' && (
        <>
          <Button variant="default" onClick={() => setAsked('refuse')}>
            {t('registrations.record.refuse')}
          </Button>
          <Button onClick={() => setAsked('approve')}>{t('registrations.record.approve')}</Button>
        </>
      )}
      <RefuseDialog
        opened={asked === 'refuse'}
        isRevoked={revokedAt !== null}
        busy={steps.isBusy}
        onRefuse={steps.refuse}
        onClose={close}
      />
      <Dialog
        size="sm"
        opened={asked === 'approve'}
        busy={steps.isBusy}
        title={t('registrations.record.approveTitle', { name })}
        onClose={close}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {t('ui.dialog.back')}
            </Button>
            <Button loading={steps.isBusy} onClick={steps.approve} data-autofocus>
              {t('registrations.record.approve')}
            </Button>
          </>
        }
      >
        {t('registrations.record.approveText')}
      </Dialog>
      <Dialog
        size="sm"
        opened={asked === 'revoke'}
        busy={steps.isBusy}
        title={t('registrations.record.revokeTitle')}
        onClose={close}
        actions={
          <>
            <Button variant="default" onClick={close} data-autofocus>
              {t('ui.dialog.back')}
            </Button>
            <Button color="red.9" loading={steps.isBusy} onClick={steps.revoke}>
              {t('registrations.record.revoke')}
            </Button>
          </>
        }
      >
        {t('registrations.record.revokeText')}
      </Dialog>
    </>
  );
}

/** Each step says what came of it in one line, also that somebody else was faster. */
function useSteps({ _id: id, version }: RegistrationView, onSettled: () => void) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const onFailed = (error: unknown) => snackbar.error(reasonText(error, t));
  const said = (done: string) => ({ onDone: () => snackbar.success(done), onFailed });
  const approving = useAction(approveRegistration, said(t('registrations.record.approved')));
  const refusing = useAction(refuseRegistration, said(t('registrations.record.refused')));
  const revoking = useAction(revokeInvitation, said(t('registrations.record.revoked')));
  const params = { id };
  return {
    isBusy: approving.isPending || refusing.isPending || revoking.isPending,
    approve: () => approving.mutate({ params, body: { version } }, { onSettled }),
    refuse: (reason: string) => refusing.mutate({ params, body: { version, reason } }, { onSettled }),
    revoke: () => revoking.mutate({ params }, { onSettled }),
  };
}
