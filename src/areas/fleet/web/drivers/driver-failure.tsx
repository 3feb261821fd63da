import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface DriverFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly action?: ReactNode;
}

/** Shown when a driver could not be loaded; a retry is offered only where it can help. */
export function DriverFailure({ error, onRetry, action }: DriverFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t('fleet.drivers.feedback.what'), t)}
      text={mayHelp ? reasonText(error, t) : t('fleet.drivers.detail.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={action}
    />
  );
}
