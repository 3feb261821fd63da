import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { reasonText } from '#ui/feedback/error-text.ts';

export interface Refusal {
  readonly title: string;
  readonly error: unknown;
}

interface RefusalDialogProps {
  readonly refusal: Refusal | null;
  readonly onClose: () => void;
}

/** Why something was not done; it names what is in the way, which takes longer to read than a notice stays. */
export default function RefusalDialog({ refusal, onClose }: RefusalDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog
      size="sm"
      opened={refusal !== null}
      title={refusal?.title ?? ''}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus>
          {t('ui.dialog.close')}
        </Button>
      }
    >
      <Text role="alert">{refusal && reasonText(refusal.error, t)}</Text>
    </Dialog>
  );
}
