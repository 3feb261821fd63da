import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PARTNER_CONTACTS } from '#areas/partners/rules/partner-limits.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useEntries, useFieldValue } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { PartnerInput } from './partner-shape.ts';
import { Repeater } from './repeater.tsx';

const field = fieldsOf<PartnerInput>();
const NEW_CONTACT = { fullName: '', countryCode: null, phone: '', email: '' };

/** The people of the partner. */
export function ContactFields(): ReactNode {
  const { t } = useTranslation();
  const country = useFieldValue(field('countryId'));
  const { entries, append, remove } = useEntries(field('contacts'));
  return (
    <Repeater
      title={t('partners.detail.contacts')}
      text={t('partners.form.contactsHelp')}
      keys={entries.map(({ id }) => id)}
      max={MAX_PARTNER_CONTACTS}
      addLabel={t('partners.form.addContact')}
      entryLabel={(index) => t('partners.form.contact', { number: index + 1 })}
      removeLabel={(index) => t('partners.form.removeContact', { number: index + 1 })}
      onAdd={() => append(NEW_CONTACT)}
      onRemove={remove}
    >
      {(index) => (
        <FieldGrid>
          <TextField
            name={field(`contacts.${index}.fullName`)}
            label={t('partners.fields.fullName')}
            max={NAME_MAX * 2}
          />
          <PhoneField
            name={field(`contacts.${index}.phone`)}
            codeName={field(`contacts.${index}.countryCode`)}
            label={t('partners.fields.phone')}
            country={country}
            kind="contact"
          />
          <TextField
            name={field(`contacts.${index}.email`)}
            label={t('partners.fields.email')}
            type="email"
            patterns={['email']}
          />
        </FieldGrid>
      )}
    </Repeater>
  );
}
