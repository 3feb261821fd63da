import { SegmentedControl, SimpleGrid, Stack, Switch } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DEVICE_KINDS, type DeviceKind } from '#areas/positions/rules/device-kind.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import {
  type GpsSettingsReply,
  gpsSettingsInput,
  readGpsSettings,
  saveGpsRequirement,
  saveGpsSettings,
} from '../../contract/device-settings.calls.ts';
import { DEVICES } from './device-addresses.ts';

const shape = z.object(gpsSettingsInput);
const field = fieldsOf(shape);

/** What the company expects of each kind of device, and whether trips need one. */
export default function SettingsForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const { t } = useTranslation();
  const [kind, setKind] = useState<DeviceKind>('hardware');
  const settings = useCall(readGpsSettings, {}, { staleTime: 0 });
  if (settings.isError && !settings.data) return <QueryError onRetry={() => void settings.refetch()} />;
  if (!settings.data) return <FormSkeleton fields={6} />;
  return (
    <Stack gap="lg">
      <Requirement settings={settings.data} />
      <SegmentedControl
        fullWidth
        aria-label={t('tracking.devices.settings.kind')}
        value={kind}
        onChange={(value) => setKind(value as DeviceKind)}
        data={DEVICE_KINDS.map((value) => ({ value, label: t(`lists.devices.values.kind.${value}`) }))}
      />
      <KindForm
        key={kind}
        settings={settings.data.kinds.find((one) => one.kind === kind)!}
        onDone={onDone}
        onReload={() => void settings.refetch()}
      />
    </Stack>
  );
}

function Requirement({ settings }: { readonly settings: GpsSettingsReply }): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const save = useAction(saveGpsRequirement, {
    onFailed: (error) => snackbar.failure('update', t('tracking.devices.settings.what'), error),
  });
  const { requiresGps, requiresVersion: version } = settings;
  return (
    <Switch
      checked={requiresGps}
      disabled={save.isPending}
      label={t('tracking.devices.settings.requires')}
      description={t('tracking.devices.settings.requiresHelp')}
      onChange={(event) =>
        save.mutate(
          { body: { requiresGps: event.currentTarget.checked, version } },
          { onSuccess: () => snackbar.success(t('tracking.devices.settings.saved')) },
        )
      }
    />
  );
}

interface KindFormProps {
  readonly settings: GpsSettingsReply['kinds'][number];
  readonly onDone: () => void;
  readonly onReload: () => void;
}

const UNITS = {
  intervalSeconds: 'seconds',
  silenceMinutes: 'minutes',
  tripDays: 'days',
  offTripDays: 'days',
} as const;

const KMH = 'km/h';
const METRES = 'm';

function KindForm({ settings, onDone, onReload }: KindFormProps): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const snackbar = useSnackbar();
  const save = useAction(saveGpsSettings);
  const { kind, version, defaults, ...own } = settings;
  const unitOf = (name: keyof typeof gpsSettingsInput) => {
    if (name === 'maxSpeedKmh') return KMH;
    return name === 'maxAccuracyM' ? METRES : t(`tracking.devices.units.${UNITS[name]}`);
  };
  return (
    <FormShell
      label={t('tracking.devices.settings.title')}
      shape={shape}
      defaults={own}
      openedBy="settings"
      backTo={DEVICES}
      onCancel={onDone}
      submitLabel={t('tracking.devices.actions.save')}
      failure={{ action: 'update', what: t('tracking.devices.settings.what'), reload: onReload }}
      save={(body) => save.mutateAsync({ params: { kind }, body: { ...body, version } })}
      onSaved={() => {
        snackbar.success(t('tracking.devices.settings.saved'));
        onDone();
      }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(Object.keys(gpsSettingsInput) as (keyof typeof gpsSettingsInput)[]).map((name) => (
          <NumberField
            key={name}
            name={field(name)}
            label={t(`tracking.devices.settings.${name}`)}
            help={t('tracking.devices.settings.empty', { value: numbers.withUnit(defaults[name], unitOf(name)) })}
            decimals={0}
            unit={unitOf(name)}
          />
        ))}
      </SimpleGrid>
    </FormShell>
  );
}
