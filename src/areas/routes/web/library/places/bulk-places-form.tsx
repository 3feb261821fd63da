import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { updatePlaces } from '#areas/routes/contract/place.calls.ts';
import { PLACE_MINUTES, PLACE_RADIUS_METERS, PLACE_USES, usedFor } from '#areas/routes/rules/route-limits.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { isSomething, NOTHING_CHANGED } from '../bulk-change.ts';
import type { BulkFormProps } from '../use-library-actions.tsx';

const shape = z
  .object({
    radiusMeters: z.number().min(PLACE_RADIUS_METERS.min).max(PLACE_RADIUS_METERS.max).nullable(),
    expectedMinutes: z.number().int().min(PLACE_MINUTES.min).max(PLACE_MINUTES.max).nullable(),
    use: z.enum(PLACE_USES).nullable(),
  })
  .refine(isSomething, NOTHING_CHANGED);
const field = fieldsOf(shape);
const UNCHANGED = { radiusMeters: null, expectedMinutes: null, use: null };

/** Changes many places at once; what is left empty stays as it is. */
export function BulkPlacesForm({ ids, onDone, onClose }: BulkFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const changing = useAction(updatePlaces);
  return (
    <FormShell
      label={t('routes.library.edit')}
      shape={shape}
      defaults={UNCHANGED}
      backTo=""
      onCancel={onClose}
      submitLabel={t('routes.library.save')}
      failure={{ action: 'update', what: t('routes.library.bulk.places') }}
      save={({ radiusMeters, expectedMinutes, use }) =>
        changing.mutateAsync({
          body: {
            ids: [...ids],
            ...(radiusMeters === null ? {} : { radiusMeters }),
            ...(expectedMinutes === null ? {} : { expectedMinutes }),
            ...(use === null ? {} : usedFor(use)),
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
      <NumberField
        name={field('radiusMeters')}
        label={t('routes.library.radius')}
        help={t('routes.library.places.radiusHelp')}
        decimals={0}
        unit="m"
        min={PLACE_RADIUS_METERS.min}
        max={PLACE_RADIUS_METERS.max}
        autoFocus
      />
      <NumberField
        name={field('expectedMinutes')}
        label={t('lists.place.columns.expectedMinutes')}
        decimals={0}
        unit="min"
        min={PLACE_MINUTES.min}
        max={PLACE_MINUTES.max}
      />
      <SelectField
        name={field('use')}
        label={t('lists.place.columns.use')}
        options={PLACE_USES.map((value) => ({ value, label: t(`routes.uses.${value}`) }))}
        placeholder={t('routes.library.bulk.unchanged')}
      />
    </FormShell>
  );
}
