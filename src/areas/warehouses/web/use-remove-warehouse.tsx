import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { removeWarehouse } from '../contract/warehouse.calls.ts';
import { homelessIn } from '../contract/warehouse.shapes.ts';
import { BookingTable } from './booking-table.tsx';

interface Removed {
  readonly _id: string;
  readonly fullName: string;
  readonly timeZone: string;
}

interface Refusal {
  readonly error: ApiError;
  readonly timeZone: string;
  readonly onRetry: () => void;
}

/** Removes the docks of an address after confirmation; bookings that are not over refuse it and are named. */
export function useRemoveWarehouse(onRemoved?: () => void) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const removing = useAction(removeWarehouse);
  const send = ({ _id: id, fullName: name, timeZone }: Removed) => {
    setRefusal(null);
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          snackbar.success(t('warehouses.detail.removed', { name }));
          onRemoved?.();
        },
        onError: (error) => setRefusal({ error, timeZone, onRetry: () => send({ _id: id, fullName: name, timeZone }) }),
      },
    );
  };
  const remove = async (warehouse: Removed) => {
    if (await dialogs.confirm({ action: 'remove', name: warehouse.fullName })) send(warehouse);
  };
  return {
    remove,
    busy: removing.isPending,
    refusal: <RefusalDialog refusal={refusal} onClose={() => setRefusal(null)} />,
  };
}

interface RefusalDialogProps {
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
}

function RefusalDialog({ refusal, onClose }: RefusalDialogProps): ReactNode {
  const { t } = useTranslation();
  const bookings = refusal ? homelessIn(refusal.error.facts) : [];
  const mayHelp = refusal && (refusal.error.isTransport || refusal.error.status >= 500);
  return (
    <Dialog
      size={bookings.length > 0 ? 'lg' : 'sm'}
      opened={refusal !== null}
      title={t('warehouses.detail.notRemoved')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui.dialog.close')}
          </Button>
          {mayHelp && <Button onClick={refusal.onRetry}>{t('ui.feedback.retry')}</Button>}
        </>
      }
    >
      {refusal && (
        <>
          <Text role="alert">{reasonText(refusal.error, t)}</Text>
          {bookings.length > 0 && <BookingTable bookings={bookings} timeZone={refusal.timeZone} />}
        </>
      )}
    </Dialog>
  );
}
