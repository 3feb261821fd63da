import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';

export interface Confirmation {
  readonly action: 'remove' | 'cancel';
  /** What it is about, without article: `ordem de carga`. */
  readonly name: string;
  /** Grammatical gender: Portuguese and Spanish say esta or este. */
  readonly gender?: 'f' | 'm';
}

interface ConfirmationDialogProps extends Confirmation {
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
}

/**
 * Asks before something that cannot be undone. The confirming button may be labelled Cancelar, so the other button
 * never is.
 */
export function ConfirmationDialog(props: ConfirmationDialogProps): ReactNode {
  const { opened, action, name, gender = 'f', onConfirm, onClose, busy = false } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      isQuestion
      size="sm"
      opened={opened}
      onClose={onClose}
      busy={busy}
      title={t(`ui.dialog.confirmation.${action}.${gender}`, { name })}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {t('ui.dialog.back')}
          </Button>
          <Button color="red.9" onClick={onConfirm} loading={busy}>
            {t(`ui.dialog.confirmation.${action}.button`)}
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        {t('ui.dialog.confirmation.irreversible')}
      </Text>
    </Dialog>
  );
}
