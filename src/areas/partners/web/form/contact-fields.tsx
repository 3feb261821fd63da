import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_PARTNER_CONTACTS } from '#areas/partners/rules/partner-limits.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { PartnerForm } from './partner-shape.ts';
import { Repeater } from './repeater.tsx';

const NEW_CONTACT = { fullName: '', countryCode: null, phone: '', email: '' };

/** The people of the partner. */
export function ContactFields(): ReactNode {
  const { t } = useTranslation();
  const { control } = useFormContext<PartnerForm>();
  const country = useWatch({ control, name: 'countryId' });
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' });
  return (
    <Repeater
      title={t('partners.detail.contacts')}
      text={t('partners.form.contactsHelp')}
      keys={fields.map(({ id }) => id)}
      max={MAX_PARTNER_CONTACTS}
      addLabel={t('partners.form.addContact')}
      entryLabel={(index) => t('partners.form.contact', { number: index + 1 })}
      removeLabel={(index) => t('partners.form.removeContact', { number: index + 1 })}
      onAdd={() => append(NEW_CONTACT)}
      onRemove={remove}
    >
      {(index) => (
        <FieldGrid>
          <TextField name={`contacts.${index}.fullName`} label={t('partners.fields.fullName')} max={NAME_MAX * 2} />
          <PhoneField
            name={`contacts.${index}.phone`}
            codeName={`contacts.${index}.countryCode`}
            label={t('partners.fields.phone')}
            country={country}
            kind="reference"
          />
          <TextField
            name={`contacts.${index}.email`}
            label={t('partners.fields.email')}
            type="email"
            patterns={['email']}
          />
        </FieldGrid>
      )}
    </Repeater>
  );
}
