import { Button, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#kernel/text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface ReasonDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** It cannot be undone. */
  readonly final?: boolean;
  readonly busy: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason that others will read. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { opened, title, text, button, final = false, busy, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setReason('');
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      busy={busy}
      title={title}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('ui.dialog.back')}
          </Button>
          <Button color="red.9" loading={busy} disabled={reason.trim() === ''} onClick={() => onConfirm(reason.trim())}>
            {button}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {text}
        {final && ` ${t('ui.dialog.confirmation.irreversible')}`}
      </Text>
      <Textarea
        label={t('opportunities.record.reason')}
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
