import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiError } from '#ui/api/api-error.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { WAREHOUSES } from '../../contract/warehouse-addresses.ts';

interface WarehouseFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** A warehouse that is not there, or could not be read. */
export function WarehouseFailure({ error, onRetry }: WarehouseFailureProps): ReactNode {
  const { t } = useTranslation();
  const mayHelp = error.isTransport || error.status >= 500;
  return (
    <ErrorState
      title={failureText('load', t('warehouses.what'), t)}
      text={mayHelp ? reasonText(error, t) : t('warehouses.gone')}
      {...(mayHelp ? { onRetry } : {})}
      action={
        <Button component={Link} to={WAREHOUSES} variant="default">
          {t('warehouses.detail.toList')}
        </Button>
      }
    />
  );
}
