import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#countries/country-type.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { TaxIdField } from '#ui/fields/country/identity-fields.tsx';
import { RuleField } from '#ui/fields/country/rule-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { DriverInput } from './driver-values.ts';

const field = fieldsOf<DriverInput>();

/** How the driver is billed, and their references. */
export function BusinessFields({ country }: { readonly country: Country }): ReactNode {
  const { t } = useTranslation();
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  return (
    <FieldGrid>
      <TaxIdField
        name={field('taxId')}
        country={country.code}
        holder="person"
        required={country.taxId.person.required}
      />
      <TextField
        name={field('businessName')}
        label={say('businessName')}
        max={country.businessName.max}
        required={country.businessName.required}
      />
      <TextField
        name={field('personReference')}
        label={say('personReference')}
        max={country.referenceContact.max}
        required={country.referenceContact.required}
      />
      <RuleField name={field('phoneReference')} label={say('phoneReference')} rule={country.phone.reference} />
      <TextField name={field('street')} label={say('street')} />
    </FieldGrid>
  );
}
