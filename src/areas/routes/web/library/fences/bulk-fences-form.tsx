import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { updateGeofences } from '#areas/routes/contract/geofence.calls.ts';
import { FENCE_KINDS, SPEED_KMH } from '#areas/routes/rules/route-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { ColorField } from '#ui/fields/choice/color-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { isSomething, NOTHING_CHANGED } from '../bulk-change.ts';
import type { BulkFormProps } from '../use-library-actions.tsx';

const ALARM = ['on', 'off'] as const;
const alarm = z.enum(ALARM).nullable();
const shape = z
  .object({
    kind: z.enum(FENCE_KINDS).nullable(),
    entryAlarm: alarm,
    exitAlarm: alarm,
    speedKmh: z.number().int().min(SPEED_KMH.min).max(SPEED_KMH.max).nullable(),
    color: z
      .string()
      .nullable()
      .transform((text) => text || null),
  })
  .refine(isSomething, NOTHING_CHANGED);
const field = fieldsOf(shape);
const UNCHANGED = { kind: null, entryAlarm: null, exitAlarm: null, speedKmh: null, color: null };

/** Changes many fences at once; what is left empty stays as it is. */
export function BulkFencesForm({ ids, onDone, onClose }: BulkFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const changing = useAction(updateGeofences);
  const unchanged = t('routes.library.bulk.unchanged');
  const onOff = ALARM.map((value) => ({ value, label: t(`routes.library.bulk.${value}`) }));
  return (
    <FormShell
      label={t('routes.library.edit')}
      shape={shape}
      defaults={UNCHANGED}
      backTo=""
      onCancel={onClose}
      submitLabel={t('routes.library.save')}
      failure={{ action: 'update', what: t('routes.library.bulk.fences') }}
      save={({ kind, entryAlarm, exitAlarm, speedKmh, color }) =>
        changing.mutateAsync({
          body: {
            ids: [...ids],
            ...(kind === null ? {} : { kind }),
            ...(entryAlarm === null ? {} : { entryAlarm: entryAlarm === 'on' }),
            ...(exitAlarm === null ? {} : { exitAlarm: exitAlarm === 'on' }),
            ...(speedKmh === null ? {} : { speedKmh }),
            ...(color === null ? {} : { color }),
          },
        })
      }
      onSaved={({ changed }) => {
        snackbar.success(t('routes.library.bulk.changed', { count: changed }));
        onDone();
      }}
    >
      <Text size="sm" c="dimmed">
        {t('routes.library.bulk.text')}
      </Text>
      <SelectField
        name={field('kind')}
        label={t('lists.geofence.columns.kind')}
        options={FENCE_KINDS.map((value) => ({ value, label: t(`routes.fenceKinds.${value}`) }))}
        placeholder={unchanged}
        autoFocus
      />
      <FieldGrid>
        <SelectField
          name={field('entryAlarm')}
          label={t('lists.geofence.columns.entryAlarm')}
          options={onOff}
          placeholder={unchanged}
        />
        <SelectField
          name={field('exitAlarm')}
          label={t('lists.geofence.columns.exitAlarm')}
          options={onOff}
          placeholder={unchanged}
        />
        <NumberField
          name={field('speedKmh')}
          label={t('routes.library.fences.speed')}
          decimals={0}
          unit="km/h"
          min={SPEED_KMH.min}
          max={SPEED_KMH.max}
        />
        <ColorField name={field('color')} label={t('routes.library.fences.color')} />
      </FieldGrid>
    </FormShell>
  );
}
