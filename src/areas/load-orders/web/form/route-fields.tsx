import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { DatesFields } from '../moves/dates-fields.tsx';
import { PlaceFields } from '../order/place-fields.tsx';

/** From where to where. */
export function RouteFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {(['origin', 'destination'] as const).map((end) => (
        <FormSection key={end} title={t(`loadOrders.screens.fields.${end}`)}>
          <PlaceFields name={end} />
        </FormSection>
      ))}
    </>
  );
}

/** When. */
export function WhenFields(): ReactNode {
  const { t } = useTranslation();
  return (
    <FormSection title={t('loadOrders.screens.dates')}>
      <DatesFields prefix="dates." />
      <FieldGrid>
        <NumberField name="distanceTravel" label={t('loadOrders.screens.fields.distance')} decimals={1} unit="km" />
      </FieldGrid>
    </FormSection>
  );
}
