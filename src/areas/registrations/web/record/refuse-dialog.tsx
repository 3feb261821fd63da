import { Button, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#kernel/text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface RefuseDialogProps {
  readonly opened: boolean;
  /** The link does not open any more: nobody reads the reason by it. */
  readonly isRevoked: boolean;
  readonly busy: boolean;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason that whoever registered will read. */
export function RefuseDialog({ opened, isRevoked, busy, onRefuse, onClose }: RefuseDialogProps): ReactNode {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      busy={busy}
      title={t('registrations.record.refuseTitle')}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('ui.dialog.back')}
          </Button>
          <Button color="red.9" loading={busy} disabled={reason.trim() === ''} onClick={() => onRefuse(reason.trim())}>
            {t('registrations.record.refuse')}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {t(isRevoked ? 'registrations.record.refuseRevoked' : 'registrations.record.refuseText')}
      </Text>
      <Textarea
        label={t('registrations.record.reason')}
        withAsterisk
        data-autofocus
        autosize
        minRows={3}
        maxLength={TEXT_MAX}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  );
}
