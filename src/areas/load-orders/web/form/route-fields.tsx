import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { PlaceFields } from '../order/place-fields.tsx';
import { optionsOf } from './form-catalogue.ts';
import type { StepProps } from './order-form-props.ts';
import type { OrderFormInput, SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();
const ordinary = fieldsOf<OrderFormInput>();

/** Origin and destination. */
export function RouteFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {(['origin', 'destination'] as const).map((end) => (
        <FormSection key={end} title={t(`loadOrders.screens.fields.${end}`)}>
          <PlaceFields name={ordinary(end)} />
        </FormSection>
      ))}
    </>
  );
}

/** The dates; those of loading and delivery are required where an operation is created with the orders. */
export function WhenFields({ required = false }: { readonly required?: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.dates')}>
      <DatesFields name={field('dates')} required={required} />
      <FieldGrid>
        <NumberField
          name={field('distanceTravel')}
          label={t('loadOrders.screens.fields.distance')}
          decimals={1}
          unit="km"
        />
      </FieldGrid>
    </FormSection>
  );
}

/** What only the operation created with the orders needs. */
export function NewOperationFields({ catalogue }: Pick<StepProps, 'catalogue'>): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.fields.operation')}>
      <FieldGrid>
        <SelectField
          name={field('dispatchType')}
          label={t('loadOrders.screens.fields.dispatchType')}
          options={optionsOf(catalogue.dispatchTypes)}
        />
      </FieldGrid>
    </FormSection>
  );
}
