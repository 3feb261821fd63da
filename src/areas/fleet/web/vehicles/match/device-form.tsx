import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DEVICE_MAX } from '#areas/fleet/rules/vehicle-limits.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { VEHICLE_REFRESH } from '../vehicle-refresh.ts';
import type { MatchFormProps } from './match-form-props.ts';

const shape = z.object({ deviceId: optionalTextShape(DEVICE_MAX) });
const field = fieldsOf(shape);

/** The GPS device of a truck; an empty field unlinks it. */
export function DeviceForm({ calls, truck, backTo, onDone, onReload }: MatchFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const link = useAction(calls.device, { refresh: VEHICLE_REFRESH });
  return (
    <FormShell
      label={t('fleet.vehicles.actions.linkDevice')}
      shape={shape}
      recordId={truck._id}
      defaults={{ deviceId: truck.gpsDeviceId ?? '' }}
      openedBy="device"
      backTo={backTo}
      submitLabel={t('fleet.vehicles.actions.save')}
      failure={{ action: 'update', what: t('fleet.vehicles.kind.truck.what'), reload: onReload }}
      save={({ deviceId }) => link.mutateAsync({ params: { id: truck._id }, body: { deviceId: deviceId || null } })}
      onSaved={() => {
        snackbar.success(t('fleet.vehicles.feedback.deviceSaved'));
        onDone();
      }}
    >
      <TextField
        name={field('deviceId')}
        label={t('fleet.vehicles.fields.gpsDeviceId')}
        help={t('fleet.vehicles.match.deviceHelp')}
        max={DEVICE_MAX}
        autoFocus
      />
    </FormShell>
  );
}
