import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface PartnerFailureProps {
  readonly kind: PartnerKind;
  readonly error: ApiError;
  readonly onRetry: () => void;
  readonly action?: ReactNode;
}

/** Shown when a partner could not be loaded; a retry is offered only where it can help. */
export function PartnerFailure({ kind, error, onRetry, action }: PartnerFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t(`partners.kinds.${kind}.what`), t)}
      text={mayHelp ? reasonText(error, t) : t('partners.detail.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={action}
    />
  );
}
