import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { PlaceFields } from '../order/place-fields.tsx';
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

/** The dates. */
export function WhenFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.dates')}>
      <DatesFields name={field('dates')} />
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
