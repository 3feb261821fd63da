import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useSessionController } from '../session-context.ts';

/** Leaves the company and opens the home of the own one. */
export function useStepOut(): { readonly busy: boolean; readonly leave: () => Promise<void> } {
  const { t } = useTranslation();
  const session = useSessionController();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await session.stepOut();
      navigate('/');
    } catch (error) {
      snackbar.failure('update', t('session.stepIn.session'), error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, leave };
}
