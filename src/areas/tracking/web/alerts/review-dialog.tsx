import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { AlertRow } from '../../contract/alert.list.ts';
import { ReviewForm } from './alert-forms.tsx';

interface ReviewDialogProps {
  readonly alerts: readonly AlertRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Reviews what was selected in the list, or what the key asks for. */
export default function ReviewDialog({ alerts, onDone, onClose }: ReviewDialogProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const count = alerts.reduce((sum, { grouped }) => sum + grouped, 0);
  return (
    <Dialog size="sm" opened={isOpen} onClose={close} title={t('tracking.alerts.many.title', { count })}>
      <ReviewForm
        alerts={alerts}
        onDone={() => {
          onDone();
          close();
        }}
      />
    </Dialog>
  );
}
