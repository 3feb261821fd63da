import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';

interface WarningDialogProps {
  readonly opened: boolean;
  readonly text: string;
  readonly onContinue: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
}

/** `Advertencia`: a warning to read before going on. */
export function WarningDialog({ opened, text, onContinue, onClose, busy = false }: WarningDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog
      isQuestion
      size="sm"
      opened={opened}
      onClose={onClose}
      busy={busy}
      title={t('ui.dialog.warning.title')}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('ui.dialog.back')}
          </Button>
          <Button onClick={onContinue} loading={busy} data-autofocus>
            {t('ui.dialog.warning.continue')}
          </Button>
        </>
      }
    >
      <Text size="sm">{text}</Text>
    </Dialog>
  );
}
