import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TruckOfPlate } from '#areas/load-orders/contract/order-assign.calls.ts';
import { MAX_ORDERS_AT_ONCE } from '#areas/load-orders/rules/order-limits.ts';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useEntries, useFieldValue } from '#ui/fields/form-values.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { NO_DATES } from '../moves/order-dates.ts';
import { type OrderFormInput, WAYS } from './order-form-shape.ts';
import { AddRow, RemoveRow } from './row-buttons.tsx';
import classes from './rows.module.css';
import { useOverweight } from './use-overweight.ts';
import { useTruckSource } from './use-truck-source.ts';

const field = fieldsOf<OrderFormInput>();

/** The number of orders, their dates, or the truck to assign at once. */
export function WayFields({ truck }: { readonly truck: TruckOfPlate | null }): ReactNode {
  const { t } = useTranslation();
  const way = useFieldValue(field('way'));
  const trucks = useTruckSource();
  const overweight = useOverweight();
  const cargo = useFieldValue(field('weightUnit'));
  const ways = WAYS.filter((one) => one !== 'express' || trucks !== null || truck !== null);
  return (
    <FormSection title={t('loadOrders.screens.form.way')} text={t(`loadOrders.screens.form.ways.${way}.text`)}>
      <FieldGrid>
        <SelectField
          name={field('way')}
          label={t('loadOrders.screens.form.way')}
          options={ways.map((value) => ({ value, label: t(`loadOrders.screens.form.ways.${value}.name`) }))}
          required
        />
        {way === 'multiple' && (
          <NumberField
            name={field('numLoadingOrders')}
            label={t('loadOrders.screens.fields.numLoadingOrders')}
            decimals={0}
            min={1}
            max={MAX_ORDERS_AT_ONCE}
            step={1}
          />
        )}
        {way === 'express' && trucks && (
          <AsyncSelectField
            name={field('transportUnitId')}
            label={t('loadOrders.screens.fields.plate')}
            source={trucks}
            {...(truck ? { initial: optionOf(truck) } : {})}
            warn={() => overweight({ weight: cargo.value ?? null, unit: cargo.weightUnitId })}
            required
          />
        )}
      </FieldGrid>
      {way === 'program' && <Programs />}
    </FormSection>
  );
}

const optionOf = ({ transportUnit, trucker }: TruckOfPlate) => ({
  value: transportUnit._id,
  label: transportUnit.plate,
  ...(trucker ? { detail: trucker.fullName } : {}),
});

/** One order for each set of dates. */
function Programs(): ReactNode {
  const { t } = useTranslation();
  const { entries, append, remove } = useEntries(field('programs'));
  return (
    <>
      {entries.map(({ id, name }, at) => (
        <fieldset
          key={id}
          className={classes.wide}
          aria-label={t('loadOrders.screens.form.program', { number: at + 1 })}
        >
          <div className={classes.fields}>
            <DatesFields name={name} />
          </div>
          <RemoveRow
            label={t('loadOrders.screens.form.removeProgram', { number: at + 1 })}
            onClick={() => remove(at)}
          />
        </fieldset>
      ))}
      <AddRow
        label={t('loadOrders.screens.form.addProgram')}
        onClick={() => append(NO_DATES)}
        disabled={entries.length >= MAX_ORDERS_AT_ONCE}
      />
    </>
  );
}
