import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface OperationFailureProps {
  readonly kind: OperationKind;
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly action?: ReactNode;
}

/** The operation could not be read; only network and server errors offer another try. */
export function OperationFailure({ kind, error, onRetry, action }: OperationFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t(`operations.kinds.${kind}.what`), t)}
      text={mayHelp ? reasonText(error, t) : t('operations.detail.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={action}
    />
  );
}
