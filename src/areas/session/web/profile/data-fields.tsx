import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#countries/country-type.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { issuingStates, type ProfileValues } from './profile-values.ts';

const field = fieldsOf<ProfileValues>();

interface DataFieldsProps {
  readonly country: Country;
  /** The stored issuing state, even if the country does not offer it. */
  readonly state: string | null;
}

export function DataFields({ country, state }: DataFieldsProps): ReactNode {
  const { t } = useTranslation();
  const types = country.personalDocuments.map(({ type }) => type).join(', ');
  const states = new Set([...issuingStates(country), ...(state ? [state] : [])]);
  return (
    <FieldGrid>
      <TextField
        name={field('firstName')}
        label={t('session.profile.fields.firstName')}
        max={country.firstName.max}
        patterns={['noEdgeSpaces']}
        autoComplete="given-name"
      />
      <TextField
        name={field('lastName')}
        label={t('session.profile.fields.lastName')}
        max={country.lastName.max}
        patterns={['noEdgeSpaces']}
        autoComplete="family-name"
      />
      <PhoneField
        name={field('phone')}
        codeName={field('countryCode')}
        label={t('session.profile.fields.phone')}
        country={country.code}
      />
      <TextField
        name={field('documentId')}
        label={t('session.profile.fields.documentId')}
        help={t('session.profile.fields.documentHelp', { types })}
        patterns={['noEdgeSpaces']}
      />
      {states.size > 0 && (
        <SelectField
          name={field('documentState')}
          label={t('session.profile.fields.documentState')}
          options={[...states].map((value) => ({ value, label: value }))}
        />
      )}
      <FullRow>
        <TextField
          name={field('street')}
          label={t('session.profile.fields.street')}
          patterns={['noEdgeSpaces']}
          autoComplete="street-address"
        />
      </FullRow>
    </FieldGrid>
  );
}
