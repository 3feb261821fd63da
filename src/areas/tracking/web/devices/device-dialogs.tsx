import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { WRITE_DEVICES, WRITE_GPS_SETTINGS } from '../../contract/device.permissions.ts';
import { type DeviceTask, deviceTaskIn } from './device-addresses.ts';
import type { MadeSecret } from './secret-dialog.tsx';

// Loaded on demand: a list is looked at far more often than a dialog is opened over it.
const DeviceTaskForm = lazyWith(['tracking/later'], () => import('./device-task.tsx'));
const SettingsForm = lazyWith(['tracking/later'], () => import('./settings-form.tsx'));
const SecretDialog = lazyWith(['tracking/later'], () => import('./secret-dialog.tsx'));

const TITLES = {
  create: 'tracking.devices.actions.register',
  edit: 'tracking.devices.actions.edit',
  link: 'tracking.devices.actions.link',
  settings: 'tracking.devices.actions.settings',
} as const satisfies Readonly<Record<DeviceTask, string>>;

interface DeviceDialogsProps {
  /** Where closing leads when the address was opened directly. */
  readonly backTo: string;
  /** A secret that was made outside these dialogs. */
  readonly made: MadeSecret | null;
  readonly onMade: (made: MadeSecret | null) => void;
}

/** The dialogs over the list or a device, opened and closed by the address; only a secret has none. */
export function DeviceDialogs({ backTo, made, onMade }: DeviceDialogsProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(backTo);
  const mayWrite = useHolds(WRITE_DEVICES);
  const maySet = useHolds(WRITE_GPS_SETTINGS);
  const asked = deviceTaskIn(params);
  const wanted = asked && (asked.task === 'settings' ? maySet : mayWrite) ? asked : null;
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(wanted);
  if (wanted && (wanted.task !== shown?.task || wanted.value !== shown.value)) setShown(wanted);
  return (
    <>
      <Dialog size="lg" opened={wanted !== null} onClose={close} title={shown ? t(TITLES[shown.task]) : ''}>
        <Suspense fallback={<FormSkeleton fields={5} />}>
          {shown?.task === 'settings' && <SettingsForm onDone={close} />}
          {shown && shown.task !== 'settings' && (
            <DeviceTaskForm key={shown.value} task={shown.task} id={shown.value} onClose={close} onMade={onMade} />
          )}
        </Suspense>
      </Dialog>
      <Suspense fallback={null}>{made && <SecretDialog made={made} onClose={() => onMade(null)} />}</Suspense>
    </>
  );
}
