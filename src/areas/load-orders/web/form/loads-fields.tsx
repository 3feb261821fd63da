import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LOADS } from '#areas/load-orders/rules/order-limits.ts';
import { useEntryOptions } from '#ui/catalogue/use-entry-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useEntries, useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { CATEGORY_OPTIONS, type FormCatalogue } from './form-catalogue.ts';
import type { SharedFormInput } from './order-form-shape.ts';
import { AddRow, RemoveRow } from './row-buttons.tsx';
import classes from './rows.module.css';

const field = fieldsOf<SharedFormInput>();
/** Null until something is chosen, although the parsed shape requires a value. */
const NEW_LOAD = { category: { categoryId: null as never }, value: null as never };

/** Other goods on the truck, each with its quantity in the unit of the weight. */
export function LoadsFields({ catalogue }: { readonly catalogue: FormCatalogue }): ReactNode {
  const { t } = useTranslation();
  const { entries, append, remove } = useEntries(field('loads'));
  const weightUnit = useFieldValue(field('weightUnit.weightUnitId'));
  const unit = catalogue.weightUnits.find(({ id }) => id === weightUnit)?.abbreviation;
  return (
    <>
      {entries.map(({ id }, at) => (
        <fieldset key={id} className={classes.row} aria-label={t('loadOrders.screens.form.load', { number: at + 1 })}>
          <LoadCategory at={at} />
          <NumberField
            name={field(`loads.${at}.value`)}
            label={t('loadOrders.screens.fields.quantity')}
            decimals={3}
            {...(unit ? { unit } : {})}
          />
          <RemoveRow label={t('loadOrders.screens.form.removeLoad', { number: at + 1 })} onClick={() => remove(at)} />
        </fieldset>
      ))}
      <AddRow
        label={t('loadOrders.screens.form.addLoad')}
        onClick={() => append(NEW_LOAD)}
        disabled={entries.length >= MAX_LOADS}
      />
    </>
  );
}

function LoadCategory({ at }: { readonly at: number }): ReactNode {
  const { t } = useTranslation();
  const name = field(`loads.${at}.category.categoryId`);
  const chosen = useFieldValue(name);
  const options = useEntryOptions({ ...CATEGORY_OPTIONS, chosen });
  return <SelectField name={name} label={t('loadOrders.screens.fields.categoryLoad')} options={options} />;
}
