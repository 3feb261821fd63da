import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countryOf, personalDocumentOf } from '#countries/country.ts';
import type { Country, CountryCode } from '#countries/country-type.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { RuleField } from '#ui/fields/country/rule-field.tsx';
import { BirthDateField } from '#ui/fields/date/birth-date-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { shownKinds } from '#ui/upload/file-kind.ts';
import { UploadField } from '#ui/upload/upload-field.tsx';
import { megabytes, PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import type { DriverInput, DriverValues } from './driver-values.ts';

const field = fieldsOf<DriverInput>();

interface PersonFieldsProps {
  readonly country: Country;
  readonly hidesPhone: boolean;
  readonly autoFocus: boolean;
}

/** The personal data and contact of the driver. */
export function PersonFields({ country, hidesPhone, autoFocus }: PersonFieldsProps): ReactNode {
  const { t } = useTranslation();
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  return (
    <FieldGrid>
      <CountryField />
      <TextField name={field('firstName')} label={say('firstName')} max={country.firstName.max} autoFocus={autoFocus} />
      <TextField name={field('lastName')} label={say('lastName')} max={country.lastName.max} />
      <DocumentFields country={country} />
      <BirthDateField name={field('birthDate')} label={say('birthDate')} />
      {!hidesPhone && (
        <PhoneField name={field('phone')} codeName={field('countryCode')} label={say('phone')} country={country.code} />
      )}
      <UploadField
        name={field('photo')}
        label={say('photo')}
        help={t('ui.upload.hint', {
          kinds: shownKinds(PHOTO_UPLOAD.kinds),
          megabytes: megabytes(PHOTO_UPLOAD.maxBytes),
        })}
        rules={PHOTO_UPLOAD}
        allowedMaxFiles={1}
        required={false}
        inRow
        labelled
      />
    </FieldGrid>
  );
}

/** Another country has other documents and licences, so the old choices are cleared. */
function CountryField(): ReactNode {
  const { t } = useTranslation();
  const { setValue } = useFormContext<DriverValues>();
  const options = useCountryOptions(useFieldValue(field('countryId')));
  const settle = (code: CountryCode) => {
    setValue('typeDocumentId', countryOf(code).personalDocuments[0]?.type ?? '');
    setValue('documentState', null);
    setValue('driverLicenseCategory', null);
    setValue('countryCode', null);
  };
  return (
    <SelectField
      name={field('countryId')}
      label={t('fleet.drivers.fields.country')}
      options={options}
      searchable={false}
      onPick={(option) => option && settle(option.value as CountryCode)}
    />
  );
}

function DocumentFields({ country }: { readonly country: Country }): ReactNode {
  const { t } = useTranslation();
  const { control, setValue } = useFormContext<DriverValues>();
  const type = useWatch({ control, name: 'typeDocumentId' });
  const document = personalDocumentOf(country, type) ?? country.personalDocuments[0]!;
  const states = document.issuingStates.map((state) => ({ value: state, label: state }));
  return (
    <>
      <SelectField
        name={field('typeDocumentId')}
        label={t('fleet.drivers.fields.typeDocumentId')}
        options={country.personalDocuments.map((one) => ({ value: one.type, label: one.type }))}
        required
        onPick={() => setValue('documentState', null)}
      />
      <RuleField
        key={document.type}
        name={field('documentId')}
        label={t('fleet.drivers.fields.documentId')}
        rule={document.rule}
        required={document.rule.required}
      />
      {states.length > 0 && (
        <SelectField name={field('documentState')} label={t('fleet.drivers.fields.documentState')} options={states} />
      )}
    </>
  );
}
