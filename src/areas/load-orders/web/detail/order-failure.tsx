import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';

interface OrderFailureProps {
  readonly error: ApiError;
  readonly backTo: string;
  readonly onRetry: () => void;
}

/** The order could not be read; only network and server errors offer another try. */
export function OrderFailure({ error, backTo, onRetry }: OrderFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t('loadOrders.screens.what'), t)}
      text={mayHelp ? reasonText(error, t) : t('loadOrders.screens.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={
        <Button component={Link} to={backTo} variant="default">
          {t('loadOrders.screens.actions.toList')}
        </Button>
      }
    />
  );
}
