import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { PlaceFields } from '../order/place-fields.tsx';
import type { PlaceForm } from '../order/place-form.ts';
import { DistanceField } from './distance-field.tsx';
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

/** The dates and the length of the way. */
export function WhenFields({ way }: { readonly way: readonly Pick<PlaceForm, 'lat' | 'lng'>[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.dates')}>
      <DatesFields name={field('dates')} />
      <FieldGrid>
        <DistanceField way={way} />
      </FieldGrid>
    </FormSection>
  );
}

/** The same for an order from one place to another. */
export function OrderWhenFields(): ReactNode {
  const origin = useFieldValue(ordinary('origin'));
  const destination = useFieldValue(ordinary('destination'));
  return <WhenFields way={[origin, destination]} />;
}
