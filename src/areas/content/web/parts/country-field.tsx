import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import type { FieldName } from '#ui/fields/field-names.ts';
import type { ContentKind } from '../../contract/content.permissions.ts';
import type { ContentCountry } from '../../rules/content-countries.ts';
import { useWritableCountries } from './use-writable-countries.ts';

interface CountryFieldProps {
  readonly name: FieldName<string | null | undefined>;
  readonly kind: ContentKind;
  /** The stored one, which stays possible. */
  readonly stored: ContentCountry | null;
  readonly readOnly?: boolean;
}

export function CountryField({ name, kind, stored, readOnly = false }: CountryFieldProps): ReactNode {
  const { t } = useTranslation();
  const writable = useWritableCountries(kind);
  const options = useCountryOptions(stored, writable);
  return (
    <SelectField
      name={name}
      label={t('content.fields.country')}
      searchable={false}
      readOnly={readOnly}
      options={options}
    />
  );
}
