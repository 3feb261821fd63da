import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usualZone } from '#countries/country.ts';
import { useCountryOptions } from '#ui/catalogue/use-country-options.ts';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { SwitchField } from '#ui/fields/choice/switch-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FormSection } from '#ui/form/layout.tsx';
import { CompanyFields } from '../company-fields.tsx';
import type { PlatformInput } from '../company-form-shape.ts';

const field = fieldsOf<PlatformInput>();

/** The platform's form of a company, the same for creating and editing. */
export function PlatformCompanyFields(): ReactNode {
  const { t } = useTranslation();
  const country = useFieldValue(field('country'));
  const { set } = useFormValues();
  const countries = useCountryOptions(country);
  return (
    <>
      <CompanyFields
        country={country}
        first={
          <SelectField
            name={field('country')}
            label={t('companies.fields.country')}
            options={countries}
            onPick={(option) => option && set(field('timeZone'), usualZone(option.value), { shouldDirty: true })}
          />
        }
      />
      <FormSection title={t('companies.sections.platform')}>
        <FieldGrid>
          <TextField
            name={field('url')}
            label={t('companies.fields.url')}
            help={t('companies.fields.urlHelp')}
            max={125}
          />
          <SwitchField name={field('alternativeAttributes')} label={t('companies.fields.alternativeAttributes')} />
        </FieldGrid>
      </FormSection>
    </>
  );
}
