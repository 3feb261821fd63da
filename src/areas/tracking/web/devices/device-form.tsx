import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DEVICE_KINDS, OPEN_PROTOCOLS } from '#areas/positions/rules/device-kind.ts';
import { DEFAULT_INTERVAL_SECONDS } from '#areas/positions/rules/gps-defaults.ts';
import { idShape } from '#kernel/ids.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { createDevice, updateDevice } from '../../contract/device.calls.ts';
import {
  DEVICE_NAME_MAX,
  type DeviceSecret,
  type DeviceView,
  deviceInput,
  IDENTIFIER_MAX,
  INTERVAL_MAX,
} from '../../contract/device.shapes.ts';
import { DEVICES } from './device-addresses.ts';
import { usePhoneOwnerSource, useTruckSource } from './use-device-options.ts';

const shape = z.object({ ...deviceInput, transportUnitId: idShape.nullable().default(null) });
const field = fieldsOf(shape);
type Values = z.output<typeof shape>;

interface DeviceFormProps {
  /** Null for a new one. */
  readonly device: DeviceView | null;
  readonly onSaved: (device: DeviceView, secret: DeviceSecret | null) => void;
  readonly onCancel: () => void;
  readonly onReload?: () => void;
}

/** What is known of a device. The truck of one that exists is changed by linking it, which keeps the history. */
export function DeviceForm({ device, onSaved, onCancel, onReload }: DeviceFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const create = useAction(createDevice);
  const update = useAction(updateDevice);
  const save = async ({ transportUnitId, ...values }: Values) => {
    const body = { ...values, driverId: values.kind === 'phone' ? values.driverId : null };
    if (!device) return create.mutateAsync({ body: { ...body, transportUnitId } });
    return update.mutateAsync({ params: { id: device._id }, body: { ...body, version: device.version } });
  };
  return (
    <FormShell
      label={t(device ? 'tracking.devices.actions.edit' : 'tracking.devices.actions.register')}
      shape={shape}
      recordId={device?._id}
      defaults={{
        ...{ identifier: device?.identifier ?? '', name: device?.name ?? '', kind: device?.kind ?? 'hardware' },
        ...{ claimedProtocol: device?.claimedProtocol ?? null, intervalSeconds: device?.intervalSeconds ?? null },
        ...{ driverId: device?.driver?._id ?? null, transportUnitId: null },
      }}
      openedBy={device ? 'edit' : 'create'}
      backTo={DEVICES}
      onCancel={onCancel}
      submitLabel={t(device ? 'tracking.devices.actions.save' : 'tracking.devices.actions.register')}
      failure={{
        action: device ? 'update' : 'create',
        what: t('tracking.devices.what'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={save}
      onSaved={(reply) => {
        snackbar.success(t(device ? 'tracking.devices.form.saved' : 'tracking.devices.form.created'));
        onSaved(reply.device, 'secret' in reply ? (reply.secret as DeviceSecret) : null);
      }}
    >
      <Fields device={device} />
    </FormShell>
  );
}

function Fields({ device }: Pick<DeviceFormProps, 'device'>): ReactNode {
  const { t } = useTranslation();
  const kind = useFieldValue(field('kind'));
  const trucks = useTruckSource();
  const drivers = usePhoneOwnerSource();
  const driver = device?.driver;
  return (
    <Stack gap="md">
      <TextField
        name={field('identifier')}
        label={t('tracking.devices.fields.identifier')}
        help={t('tracking.devices.form.identifierHelp')}
        max={IDENTIFIER_MAX}
        autoFocus
      />
      <TextField name={field('name')} label={t('tracking.devices.fields.name')} max={DEVICE_NAME_MAX} />
      <SelectField
        name={field('kind')}
        label={t('tracking.devices.fields.kind')}
        options={DEVICE_KINDS.map((value) => ({ value, label: t(`lists.devices.values.kind.${value}`) }))}
      />
      {kind === 'phone' && (
        <AsyncSelectField
          name={field('driverId')}
          label={t('tracking.devices.fields.driver')}
          placeholder={t('tracking.devices.form.searchDriver')}
          source={drivers}
          minLetters={2}
          {...(driver ? { initial: { value: driver._id, label: driver.fullName } } : {})}
        />
      )}
      {!device && (
        <AsyncSelectField
          name={field('transportUnitId')}
          label={t('tracking.devices.fields.truck')}
          help={t('tracking.devices.form.truckHelp')}
          placeholder={t('tracking.devices.form.searchPlate')}
          source={trucks}
          minLetters={2}
        />
      )}
      <NumberField
        name={field('intervalSeconds')}
        label={t('tracking.devices.fields.intervalSeconds')}
        help={t('tracking.devices.form.intervalHelp')}
        placeholder={String(device?.expectedInterval ?? DEFAULT_INTERVAL_SECONDS[kind ?? 'hardware'])}
        decimals={0}
        min={1}
        max={INTERVAL_MAX}
        unit={t('tracking.devices.units.seconds')}
      />
      {kind === 'hardware' && (
        <SelectField
          name={field('claimedProtocol')}
          label={t('tracking.devices.fields.claimedProtocol')}
          help={t('tracking.devices.form.protocolHelp')}
          placeholder={t('tracking.devices.protocols.none')}
          options={OPEN_PROTOCOLS.map((value) => ({ value, label: t(`tracking.devices.protocols.${value}`) }))}
        />
      )}
    </Stack>
  );
}
