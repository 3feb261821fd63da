import { Button, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelOperation } from '#areas/operations/contract/operation.calls.ts';
import type { OperationView } from '#areas/operations/contract/operation.shapes.ts';
import { OPERATION_WIRE } from '#areas/operations/contract/operation-wire.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

interface CancelDialogProps {
  readonly operation: OperationView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Cancels an operation and its open orders, with a reason. */
export function CancelDialog({ operation, opened, onClose }: CancelDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [reason, setReason] = useState('');
  const { _id: id, code, kind } = operation;
  const cancelling = useAction(cancelOperation, {
    refresh: [OPERATION_WIRE[kind].id],
    onDone: () => {
      snackbar.success(t('operations.cancel.done', { code }));
      onClose();
    },
    onFailed: (error) => snackbar.failure('cancel', t(`operations.kinds.${kind}.what`), error),
  });
  const busy = cancelling.isPending;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      busy={busy}
      title={t('ui.dialog.confirmation.cancel.f', { name: `${t(`operations.kinds.${kind}.name`)} ${code}` })}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('ui.dialog.back')}
          </Button>
          <Button
            color="red.9"
            loading={busy}
            disabled={reason.trim() === ''}
            onClick={() => cancelling.mutate({ params: { id }, body: { reason } })}
          >
            {t('ui.dialog.confirmation.cancel.button')}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {t('operations.cancel.text')}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('ui.dialog.confirmation.irreversible')}
      </Text>
      <Textarea
        label={t('operations.cancel.reason')}
        withAsterisk
        data-autofocus
        autosize
        minRows={3}
        maxLength={TEXT_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
