import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#countries/country-type.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { TaxIdField } from '#ui/fields/country/identity-fields.tsx';
import { RuleField } from '#ui/fields/country/rule-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';

/** How the driver is billed, and who knows them. */
export function BusinessFields({ country }: { readonly country: Country }): ReactNode {
  const { t } = useTranslation();
  const say = (field: NameIn<'fleet.drivers.fields'>) => t(`fleet.drivers.fields.${field}`);
  return (
    <FieldGrid>
      <TaxIdField name="taxId" country={country.code} holder="person" required={country.taxId.person.required} />
      <TextField
        name="businessName"
        label={say('businessName')}
        max={country.businessName.max}
        required={country.businessName.required}
      />
      <TextField
        name="personReference"
        label={say('personReference')}
        max={country.referenceContact.max}
        required={country.referenceContact.required}
      />
      <RuleField name="phoneReference" label={say('phoneReference')} rule={country.phone.reference} />
      <FullRow>
        <TextField name="street" label={say('street')} />
      </FullRow>
    </FieldGrid>
  );
}
