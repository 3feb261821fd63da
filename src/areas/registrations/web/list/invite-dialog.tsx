import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { InviteForm } from './invite-form.tsx';

interface InviteDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export default function InviteDialog({ opened, onClose }: InviteDialogProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('registrations.invite.title')}>
      <InviteForm />
    </Dialog>
  );
}
