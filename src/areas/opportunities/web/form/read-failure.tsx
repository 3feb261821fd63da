import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface ReadFailureProps {
  readonly error: ApiError;
  /** `a oportunidade` */
  readonly what: string;
  /** Said where trying again would not help. */
  readonly gone: string;
  readonly onRetry: () => void;
}

/** What the form starts from could not be read; only network and server errors offer another try. */
export function ReadFailure({ error, what, gone, onRetry }: ReadFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', what, t)}
      text={mayHelp ? reasonText(error, t) : gone}
      {...(mayHelp ? { onRetry } : {})}
    />
  );
}
