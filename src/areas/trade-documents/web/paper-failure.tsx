import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface PaperFailureProps {
  readonly what: 'what' | 'checklistWhat' | 'contractWhat';
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** A paper that did not come; trying again helps only where it is there. */
export function PaperFailure({ what, error, onRetry }: PaperFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t(`tradeDocuments.papers.${what}`), t)}
      text={mayHelp ? reasonText(error, t) : t('tradeDocuments.papers.gone')}
      {...(mayHelp ? { onRetry } : {})}
    />
  );
}
