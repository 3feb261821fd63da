import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#countries/country-type.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { LicenceField } from '#ui/fields/country/identity-fields.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { DriverInput } from './driver-values.ts';

const field = fieldsOf<DriverInput>();

/** Its expiry date stands in the row of the document. */
export function LicenceFields({ country }: { readonly country: Country }): ReactNode {
  const { t } = useTranslation();
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  const categories = country.licenceCategories.map((category) => ({ value: category, label: category }));
  return (
    <FieldGrid>
      <LicenceField name={field('driverLicense')} label={say('driverLicense')} country={country.code} />
      <SelectField name={field('driverLicenseCategory')} label={say('driverLicenseCategory')} options={categories} />
    </FieldGrid>
  );
}
