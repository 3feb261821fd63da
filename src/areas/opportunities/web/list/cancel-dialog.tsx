import { Button, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelOpportunity, changeOpportunities } from '#areas/opportunities/contract/opportunity.calls.ts';
import { TEXT_MAX } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

export interface Cancelling {
  readonly ids: readonly string[];
  readonly onCancelled?: () => void;
}

interface CancelDialogProps {
  /** Null while nothing is being cancelled. */
  readonly cancelling: Cancelling | null;
  readonly onClose: () => void;
}

/** Cancels one or several opportunities for good, with a reason for their applicants. */
export default function CancelDialog({ cancelling, onClose }: CancelDialogProps): ReactNode {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(cancelling);
  if (cancelling !== null && cancelling !== last) setLast(cancelling);
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const { cancel, busy } = useCancelling(() => {
    last?.onCancelled?.();
    setReason('');
    onClose();
  });
  const count = last?.ids.length ?? 1;
  return (
    <Dialog
      opened={cancelling !== null}
      onClose={onClose}
      busy={busy}
      title={t('opportunities.form.cancel.title', { count })}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('ui.dialog.back')}
          </Button>
          <Button
            color="red.9"
            loading={busy}
            disabled={reason.trim() === ''}
            onClick={() => cancelling && cancel(cancelling.ids, reason)}
          >
            {t('ui.dialog.confirmation.cancel.button')}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {t('opportunities.form.cancel.text')}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {t('ui.dialog.confirmation.irreversible')}
      </Text>
      <Textarea
        label={t('opportunities.form.cancel.reason')}
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

function useCancelling(onDone: () => void) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const one = useAction(cancelOpportunity, {
    onDone: () => {
      snackbar.success(t('opportunities.form.cancelled', { count: 1 }));
      onDone();
    },
    onFailed: (error) => snackbar.failure('cancel', t('opportunities.form.what'), error),
  });
  const many = useAction(changeOpportunities, {
    onDone: ({ changed: count }) => {
      snackbar.success(t('opportunities.form.cancelled', { count }));
      onDone();
    },
    onFailed: (error) => snackbar.failure('cancel', t('opportunities.form.whatMany'), error),
  });
  return {
    busy: one.isPending || many.isPending,
    cancel: (ids: readonly string[], reason: string) => {
      const [id, ...others] = ids;
      if (id === undefined) return;
      if (others.length === 0) one.mutate({ params: { id }, body: { reason } });
      else many.mutate({ body: { ids: [...ids], action: 'cancel', reason } });
    },
  };
}
