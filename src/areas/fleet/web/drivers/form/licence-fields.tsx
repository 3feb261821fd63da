import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EARLIEST_DOCUMENT_YEAR } from '#areas/documents/rules/document-dates.ts';
import type { Country } from '#countries/country-type.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { LicenceField } from '#ui/fields/country/identity-fields.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { DriverDate, DriverInput } from './driver-values.ts';

const field = fieldsOf<DriverInput>();

interface LicenceFieldsProps {
  readonly country: Country;
  readonly dates: ReadonlySet<DriverDate>;
}

export function LicenceFields({ country, dates }: LicenceFieldsProps): ReactNode {
  const { t } = useTranslation();
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  const categories = country.licenceCategories.map((category) => ({ value: category, label: category }));
  return (
    <FieldGrid>
      <LicenceField name={field('driverLicense')} label={say('driverLicense')} country={country.code} />
      <SelectField name={field('driverLicenseCategory')} label={say('driverLicenseCategory')} options={categories} />
      {dates.has('driverLicenseExpirationDate') && (
        <DateField
          name={field('driverLicenseExpirationDate')}
          label={say('driverLicenseExpirationDate')}
          minYear={EARLIEST_DOCUMENT_YEAR}
          years="all"
        />
      )}
    </FieldGrid>
  );
}
