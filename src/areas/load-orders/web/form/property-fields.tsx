import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import { ASSIGNMENT_PROPERTY } from '#areas/load-orders/rules/property-type.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { type FieldName, fieldsOf } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import type { SharedFormInput } from './order-form-shape.ts';

const field = fieldsOf<SharedFormInput>();
const MIN_YEAR = 1950;

/** The company's custom properties of one step. */
export function PropertyFields({ properties }: { readonly properties: readonly PropertyView[] }): ReactNode {
  const { t } = useTranslation();
  if (properties.length === 0) return null;
  return (
    <FormSection title={t('loadOrders.screens.form.properties')}>
      <FieldGrid>
        {properties.map((property) => (
          <PropertyField key={property.nameKey} property={property} name={field(`propertiesOc.${property.nameKey}`)} />
        ))}
      </FieldGrid>
    </FormSection>
  );
}

type PropertyValue = SharedFormInput['propertiesOc'][string];

interface PropertyFieldProps {
  readonly property: PropertyView;
  readonly name: FieldName<PropertyValue>;
}

export function PropertyField({ property, name }: PropertyFieldProps): ReactNode {
  const { nameKey, type, required, values, maxLength, abbreviation } = property;
  // The type of the property decides which type of value the form holds.
  const props = { name: name as FieldName<never>, label: property.name, required };
  switch (type) {
    case 'number':
      return <NumberField {...props} decimals={3} grouped={false} signed />;
    case 'date':
      return <DateField {...props} minYear={MIN_YEAR} />;
    case 'list':
      return <SelectField {...props} options={values.map((value) => ({ value, label: value }))} />;
    case 'flag':
      return <SwitchField {...props} />;
    default:
      return (
        <TextField
          {...props}
          max={maxLength}
          {...(nameKey === ASSIGNMENT_PROPERTY && abbreviation
            ? {
                leftSection: (
                  <Text size="sm" c="dimmed">
                    {abbreviation}
                  </Text>
                ),
              }
            : {})}
        />
      );
  }
}
