import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface RecordFailureProps {
  readonly error: ApiError;
  readonly backTo: string;
  readonly onRetry: () => void;
}

/** The opportunity could not be read; only network and server errors offer another try. */
export function RecordFailure({ error, backTo, onRetry }: RecordFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t('opportunities.carrier.what'), t)}
      text={mayHelp ? reasonText(error, t) : t('opportunities.carrier.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={
        <Button component={Link} to={backTo} variant="default">
          {t('opportunities.carrier.actions.toList')}
        </Button>
      }
    />
  );
}
