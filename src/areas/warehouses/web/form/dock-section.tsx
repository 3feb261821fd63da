import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { CheckboxGroupField } from '#ui/fields/choice/checkbox-group-field.tsx';
import { MultiSelectField } from '#ui/fields/choice/multi-select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { EntryList } from '#ui/form/entries/entry-list.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DOCK_ACTIONS } from '../../rules/free-times.ts';
import { DOCK_NAME_MAX, DOCKS_MAX, LANES_MAX } from '../../rules/warehouse-limits.ts';
import { newDock, type WarehouseForm } from './warehouse-shape.ts';

const form = fieldsOf<WarehouseForm>();

/** The docks in their order, and what each of them takes. */
export function DockSection(): ReactNode {
  const { t } = useTranslation();
  const docks = useFieldValue(form('docks'));
  return (
    <FormSection title={t('warehouses.form.docks')} text={t('warehouses.form.docksHelp')}>
      <EntryList
        path={form('docks')}
        max={DOCKS_MAX}
        nameField="name"
        words={{
          one: (number) => t('warehouses.form.dock', { number }),
          add: t('warehouses.form.addDock'),
          remove: (name) => t('warehouses.form.removeDock', { name }),
        }}
        make={() => newDock(t('warehouses.form.dock', { number: docks.length + 1 }))}
      >
        {(path) => <DockFields path={path} />}
      </EntryList>
    </FormSection>
  );
}

function DockFields({ path }: { readonly path: FieldName<WarehouseForm['docks'][number]> }): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(path);
  return (
    <FieldGrid>
      <TextField name={field('name')} label={t('warehouses.fields.dockName')} max={DOCK_NAME_MAX} />
      <NumberField
        name={field('lanes')}
        label={t('warehouses.fields.lanes')}
        help={t('warehouses.form.lanesHelp')}
        decimals={0}
        min={1}
        max={LANES_MAX}
        step={1}
      />
      <MultiSelectField
        name={field('operations')}
        label={t('warehouses.fields.operations')}
        placeholder={t('warehouses.form.every')}
        options={DOCK_OPERATION_NAMES.map((value) => ({ value, label: t(`warehouses.operations.${value}`) }))}
      />
      <MultiSelectField
        name={field('vehicleTypes')}
        label={t('warehouses.fields.vehicleTypes')}
        placeholder={t('warehouses.form.every')}
        options={TRUCK_TYPES.map((value) => ({ value, label: t(`warehouses.types.${value}`) }))}
      />
      <CheckboxGroupField
        name={field('actions')}
        label={t('warehouses.fields.actions')}
        options={DOCK_ACTIONS.map((value) => ({ value, label: t(`warehouses.actions.${value}`) }))}
      />
      <SwitchField name={field('inService')} label={t('warehouses.fields.inService')} />
    </FieldGrid>
  );
}
