import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface TradeDocumentFailureProps {
  readonly what: 'what' | 'checklistWhat' | 'contractWhat';
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** The document could not be read; only network and server errors offer another try. */
export function TradeDocumentFailure({ what, error, onRetry }: TradeDocumentFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t(`tradeDocuments.documents.${what}`), t)}
      text={mayHelp ? reasonText(error, t) : t('tradeDocuments.documents.gone')}
      {...(mayHelp ? { onRetry } : {})}
    />
  );
}
