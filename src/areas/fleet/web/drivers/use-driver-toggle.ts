import { useTranslation } from 'react-i18next';
import { enableDriver, verifyDriver } from '#areas/fleet/contract/driver-toggle.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { DRIVER_QUERIES } from './driver-queries.ts';

interface Toggled {
  readonly _id: string;
  readonly fullName: string;
}

/** Enables, disables after a confirmation, and sets or clears the verification. */
export function useDriverToggle() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const options = {
    refresh: DRIVER_QUERIES,
    onFailed: (error: unknown) => snackbar.failure('toggle', t('fleet.drivers.feedback.what'), error),
  };
  const enabling = useAction(enableDriver, options);
  const verifying = useAction(verifyDriver, options);

  const setEnabled = async ({ _id: id, fullName: name }: Toggled, enable: boolean) => {
    if (!enable && !(await dialogs.warn(t('fleet.drivers.feedback.confirmDisable', { name })))) return;
    const notice = t(`fleet.drivers.feedback.${enable ? 'enabled' : 'disabled'}`, { name });
    enabling.mutate({ params: { id }, body: { enable } }, { onSuccess: () => snackbar.success(notice) });
  };
  const setVerified = ({ _id: id, fullName: name }: Toggled, verified: boolean) => {
    const notice = t(`fleet.drivers.feedback.${verified ? 'verified' : 'unverified'}`, { name });
    verifying.mutate({ params: { id }, body: { verified } }, { onSuccess: () => snackbar.success(notice) });
  };
  return { setEnabled, setVerified, busy: enabling.isPending || verifying.isPending };
}
