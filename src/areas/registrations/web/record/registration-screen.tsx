import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { screens } from '#areas/registrations/area.ts';
import { readRegistration } from '#areas/registrations/contract/registration.calls.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { STATE_TONES } from '../state-tones.ts';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationSections } from './registration-sections.tsx';

/** One invitation with what was sent by it, to be decided. */
export default function RegistrationScreen(): ReactNode {
  const { t } = useTranslation();
  const { registrationId: id = '' } = useParams();
  const { data, isError, error, refetch } = useCall(readRegistration, { params: { id } });
  const backTo = addressOf(screens.registrations);
  if (isError && !data) {
    const mayHelp = error.isTransport || error.status >= 500;
    return (
      <ErrorState
        title={failureText('load', t('registrations.record.what'), t)}
        text={mayHelp ? reasonText(error, t) : t('registrations.record.gone')}
        {...(mayHelp ? { onRetry: () => void refetch() } : {})}
        action={
          <Button component={Link} to={backTo} variant="default">
            {t('registrations.record.toList')}
          </Button>
        }
      />
    );
  }
  if (!data) return <DetailSkeleton lines={10} />;
  const { registration } = data;
  const { name, recipient, state } = registration;
  return (
    <RecordScreen
      title={name ?? recipient ?? t('registrations.record.unnamed')}
      backTo={backTo}
      status={<StatusChip tone={STATE_TONES[state]} label={t(`registrations.states.${state}`)} />}
      actions={<RegistrationActions registration={registration} />}
    >
      <RegistrationSections registration={registration} />
    </RecordScreen>
  );
}
