import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { PlaceFields } from '../order/place-fields.tsx';
import type { PlaceForm } from '../order/place-form.ts';
import { DistanceField } from './distance-field.tsx';
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

interface WhenFieldsProps {
  /** Loading and delivery are required where an operation is created with the orders. */
  readonly required: boolean;
  readonly way: readonly Pick<PlaceForm, 'lat' | 'lng'>[];
}

/** The dates and the length of the way. */
export function WhenFields({ required, way }: WhenFieldsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.dates')}>
      <DatesFields name={field('dates')} required={required} />
      <FieldGrid>
        <DistanceField way={way} />
      </FieldGrid>
    </FormSection>
  );
}

/** The same for an order from one place to another. */
export function OrderWhenFields({ required }: Pick<WhenFieldsProps, 'required'>): ReactNode {
  const origin = useFieldValue(ordinary('origin'));
  const destination = useFieldValue(ordinary('destination'));
  return <WhenFields required={required} way={[origin, destination]} />;
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
