import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { linkDevice, removeDevice, rotateDeviceSecret, toggleDevice } from '../../contract/device.calls.ts';
import type { DeviceSecret } from '../../contract/device.shapes.ts';

interface Named {
  readonly _id: string;
  readonly identifier: string;
}

/** The acts on a device that need no form; what takes something away asks first. */
export function useDeviceActions() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failed = (action: 'update' | 'remove') => ({
    onFailed: (error: unknown) => snackbar.failure(action, t('tracking.devices.what'), error),
  });
  const rotating = useAction(rotateDeviceSecret, failed('update'));
  const toggling = useAction(toggleDevice, failed('update'));
  const linking = useAction(linkDevice, failed('update'));
  const removing = useAction(removeDevice, failed('remove'));

  return {
    busy: rotating.isPending || toggling.isPending || linking.isPending || removing.isPending,
    rotate: async ({ _id: id }: Named, onMade: (secret: DeviceSecret) => void) => {
      if (!(await dialogs.warn(t('tracking.devices.secret.confirmRotate')))) return;
      rotating.mutate({ params: { id } }, { onSuccess: ({ secret }) => onMade(secret) });
    },
    toggle: async ({ _id: id, identifier: device }: Named, enabled: boolean) => {
      if (!enabled && !(await dialogs.warn(t('tracking.devices.toggle.confirm', { device })))) return;
      const done = t(`tracking.devices.toggle.${enabled ? 'enabled' : 'disabled'}`);
      toggling.mutate({ params: { id }, body: { enabled } }, { onSuccess: () => snackbar.success(done) });
    },
    unlink: async ({ _id: id, identifier: device }: Named, plate: string) => {
      if (!(await dialogs.warn(t('tracking.devices.link.confirmUnlink', { device, plate })))) return;
      const onSuccess = () => snackbar.success(t('tracking.devices.link.undone'));
      linking.mutate({ params: { id }, body: { transportUnitId: null } }, { onSuccess });
    },
    remove: async ({ _id: id, identifier: device }: Named, onGone: () => void) => {
      if (!(await dialogs.warn(t('tracking.devices.remove.confirm', { device })))) return;
      const onSuccess = () => {
        snackbar.success(t('tracking.devices.remove.done'));
        onGone();
      };
      removing.mutate({ params: { id } }, { onSuccess });
    },
  };
}
