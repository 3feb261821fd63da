import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LOADS } from '#areas/load-orders/rules/order-limits.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { type FormCatalogue, optionsOf } from './form-catalogue.ts';
import { AddRow, RemoveRow } from './row-buttons.tsx';
import classes from './rows.module.css';

/** What else is on the truck, each with how much of it. */
export function LoadsFields({ catalogue }: { readonly catalogue: FormCatalogue }): ReactNode {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ name: 'loads' });
  const options = optionsOf(catalogue.categories);
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={classes.row} aria-label={t('loadOrders.screens.form.load', { number: at + 1 })}>
          <SelectField
            name={`loads.${at}.category.categoryId`}
            label={t('loadOrders.screens.fields.categoryLoad')}
            options={options}
          />
          <NumberField name={`loads.${at}.value`} label={t('loadOrders.screens.fields.quantity')} decimals={3} />
          <RemoveRow label={t('loadOrders.screens.form.removeLoad', { number: at + 1 })} onClick={() => remove(at)} />
        </fieldset>
      ))}
      <AddRow
        label={t('loadOrders.screens.form.addLoad')}
        onClick={() => append({ category: { categoryId: null }, value: null })}
        disabled={fields.length >= MAX_LOADS}
      />
    </>
  );
}
