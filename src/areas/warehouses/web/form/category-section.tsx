import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DOCK_OPERATION_NAMES,
  MAX_CATEGORIES,
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
} from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { SERVICE_MINUTES_DEFAULT } from '../../rules/warehouse-limits.ts';
import type { WarehouseForm } from './warehouse-shape.ts';

const form = fieldsOf<WarehouseForm>();

/** How long each kind of truck takes here; by default what the company says of all its warehouses. */
export function CategorySection(): ReactNode {
  const { t } = useTranslation();
  const isOwn = useFieldValue(form('ownCategories'));
  const { length } = useFieldValue(form('categories'));
  return (
    <FormSection title={t('warehouses.form.categories')} text={t('warehouses.form.categoriesHelp')}>
      <SwitchField name={form('ownCategories')} label={t('warehouses.fields.ownCategories')} />
      {isOwn && (
        <EntryList
          path={form('categories')}
          max={MAX_CATEGORIES}
          nameField="timeOfService"
          words={{
            one: (number) => t('warehouses.form.category', { number }),
            add: t('warehouses.form.addCategory'),
            remove: () => t('warehouses.form.removeCategory'),
          }}
          make={() => ({
            typeTransportUnit: { id: TRUCK_TYPES[0] },
            typeOperation: { id: null },
            timeOfService: SERVICE_MINUTES_DEFAULT,
            scheduling: true,
            locked: false,
          })}
        >
          {(path) => <CategoryFields path={path} />}
        </EntryList>
      )}
      {isOwn && length >= MAX_CATEGORIES && (
        <Text size="sm" role="status">
          {t('errors.warehouses.tooManyCategories', { count: MAX_CATEGORIES })}
        </Text>
      )}
    </FormSection>
  );
}

function CategoryFields({ path }: { readonly path: FieldName<WarehouseForm['categories'][number]> }): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(path);
  const locked = useFieldValue(field('locked'));
  return (
    <>
      <FieldGrid>
        <SelectField
          name={field('typeTransportUnit.id')}
          label={t('warehouses.fields.vehicleType')}
          options={TRUCK_TYPES.map((value) => ({ value, label: t(`warehouses.types.${value}`) }))}
          disabled={locked}
        />
        <SelectField
          name={field('typeOperation.id')}
          label={t('warehouses.fields.operation')}
          options={DOCK_OPERATION_NAMES.map((value) => ({
            value,
            label: t(`warehouses.operations.${value}`),
          }))}
          disabled={locked}
        />
        <NumberField
          name={field('timeOfService')}
          label={t('warehouses.fields.timeOfService')}
          unit={t('warehouses.form.minutes')}
          decimals={0}
          min={SERVICE_MINUTES_MIN}
          max={SERVICE_MINUTES_MAX}
          disabled={locked}
        />
        <SwitchField name={field('scheduling')} label={t('warehouses.fields.scheduling')} disabled={locked} />
      </FieldGrid>
      {locked && (
        <Text size="sm" c="dimmed">
          {t('warehouses.form.locked')}
        </Text>
      )}
    </>
  );
}
