import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { COUNTRIES } from '#countries/country.ts';
import { baseOf, type Language } from '#kernel/language.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { CompanyFields } from '../company-fields.tsx';

/** The platform's form of a company, the same for creating and editing. */
export function PlatformCompanyFields(): ReactNode {
  const { t, i18n } = useTranslation();
  const country = useWatch({ name: 'country' }) as string;
  const language = baseOf(i18n.language as Language).slice(0, 2) as 'pt' | 'es' | 'en';
  return (
    <>
      <CompanyFields
        country={country}
        first={
          <SelectField
            name="country"
            label={t('companies.fields.country')}
            options={COUNTRIES.map(({ code, names }) => ({ value: code, label: names[language] }))}
          />
        }
      />
      <FormSection title={t('companies.sections.platform')}>
        <FieldGrid>
          <TextField name="url" label={t('companies.fields.url')} help={t('companies.fields.urlHelp')} max={125} />
          <SwitchField name="alternativeAttributes" label={t('companies.fields.alternativeAttributes')} />
        </FieldGrid>
      </FormSection>
    </>
  );
}
