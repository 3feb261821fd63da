import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readRegisterDriver } from '#areas/registrations/contract/register.calls.ts';
import type { AskedDocuments } from '#areas/registrations/contract/registration.shapes.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { isDay, showDay } from '#kernel/dates.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { DocumentField, LicenceField } from '#ui/fields/country/identity-fields.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { BirthDateField } from '#ui/fields/date/birth-date-field.tsx';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { CardReader } from '#ui/upload/card-reader.tsx';
import { AskedFiles } from './asked-files.tsx';
import type { DriverValues } from './register-shape.ts';

interface DriverFieldsProps {
  readonly name: FieldName<DriverValues>;
  readonly link: string;
  readonly country: CountryCode;
  readonly asked: AskedDocuments;
}

/** A driver: a photo of the licence fills in what can be read from it. */
export function DriverFields({ name, link, country: code, asked }: DriverFieldsProps): ReactNode {
  const { t } = useTranslation();
  const field = fieldsIn(name);
  const country = countryOf(code);
  const type = useFieldValue(field('typeDocumentId'));
  return (
    <>
      <DriverCard name={name} link={link} />
      <FieldGrid>
        <TextField name={field('firstName')} label={t('registrations.page.firstName')} max={country.firstName.max} />
        <TextField name={field('lastName')} label={t('registrations.page.lastName')} max={country.lastName.max} />
        <PhoneField
          name={field('phone')}
          codeName={field('countryCode')}
          label={t('registrations.page.phone')}
          country={code}
        />
        {country.personalDocuments.length > 1 && (
          <SelectField
            name={field('typeDocumentId')}
            label={t('registrations.page.documentType')}
            options={country.personalDocuments.map((one) => ({ value: one.type, label: one.type }))}
            required
          />
        )}
        <DocumentField
          key={type}
          name={field('documentId')}
          country={code}
          type={type}
          required={country.personalDocuments.find((one) => one.type === type)?.rule.required ?? false}
        />
        <BirthDateField name={field('birthDate')} label={t('registrations.page.birthDate')} />
        <LicenceField name={field('driverLicense')} country={code} />
        <SelectField
          name={field('driverLicenseCategory')}
          label={t('registrations.page.category')}
          options={country.licenceCategories.map((category) => ({ value: category, label: category }))}
        />
      </FieldGrid>
      <AskedFiles files={field('files')} dates={field('dates')} asked={asked.drivers[type] ?? []} />
    </>
  );
}

function DriverCard({ name, link }: Pick<DriverFieldsProps, 'name' | 'link'>): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { set } = useFormValues();
  const field = fieldsIn(name);
  const options = { shouldDirty: true, shouldValidate: true };
  const type = useFieldValue(field('typeDocumentId'));
  return (
    <CardReader
      help={t('fleet.ocr.driverHelp')}
      read={async (content) => {
        const { suggestions } = await api.call(readRegisterDriver, { body: { link, content } });
        const { curp: _, ...known } = suggestions;
        return known;
      }}
      labelOf={(found) => t(`fleet.drivers.fields.${found}`)}
      showValue={(_, value) => (isDay(value) ? showDay(value) : value)}
      onUse={(found, value) => {
        if (found === 'driverLicenseExpirationDate') set(field('dates.photoLicenseDrivers'), value, options);
        else set(field(found), value, options);
        if (found === 'typeDocumentId' && value !== type) set(field('documentId'), '', options);
      }}
    />
  );
}
