import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface OpportunityFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly action?: ReactNode;
}

/** The opportunity could not be read; only network and server errors offer another try. */
export function OpportunityFailure({ error, onRetry, action }: OpportunityFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t('opportunities.record.what'), t)}
      text={mayHelp ? reasonText(error, t) : t('opportunities.record.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={action}
    />
  );
}
