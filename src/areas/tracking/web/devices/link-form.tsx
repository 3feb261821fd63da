import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { linkDevice } from '../../contract/device.calls.ts';
import type { DeviceView } from '../../contract/device.shapes.ts';
import { deviceAddress } from './device-addresses.ts';
import { useTruckSource } from './use-device-options.ts';

const shape = z.object({ transportUnitId: idShape });
const field = fieldsOf(shape);

interface LinkFormProps {
  readonly device: DeviceView;
  readonly onDone: () => void;
}

/** The truck a device reports for from now on. */
export function LinkForm({ device, onDone }: LinkFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const source = useTruckSource();
  const link = useAction(linkDevice);
  return (
    <FormShell
      label={t('tracking.devices.actions.link')}
      shape={shape}
      defaults={{ transportUnitId: '' }}
      openedBy="link"
      backTo={deviceAddress(device._id)}
      onCancel={onDone}
      submitLabel={t('tracking.devices.actions.save')}
      failure={{ action: 'update', what: t('tracking.devices.what') }}
      save={(body) => link.mutateAsync({ params: { id: device._id }, body })}
      onSaved={() => {
        snackbar.success(t('tracking.devices.link.done'));
        onDone();
      }}
    >
      <AsyncSelectField
        name={field('transportUnitId')}
        label={t('tracking.devices.fields.truck')}
        help={t('tracking.devices.form.truckHelp')}
        placeholder={t('tracking.devices.form.searchPlate')}
        source={source}
        minLetters={2}
        autoFocus
      />
    </FormShell>
  );
}
