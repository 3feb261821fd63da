import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CITY_MAX, MAX_PARTNER_ADDRESSES } from '#areas/partners/rules/partner-limits.ts';
import { NAME_MAX } from '#kernel/text.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useEntries } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import type { PartnerInput } from './partner-shape.ts';
import { Repeater } from './repeater.tsx';

const field = fieldsOf<PartnerInput>();
const NEW_ADDRESS = { fullName: '', address: '', city: '' };

/** Further places of the partner. */
export function AddressFields(): ReactNode {
  const { t } = useTranslation();
  const { entries, append, remove } = useEntries(field('addresses'));
  return (
    <Repeater
      title={t('partners.detail.addresses')}
      text={t('partners.form.addressesHelp')}
      keys={entries.map(({ id }) => id)}
      max={MAX_PARTNER_ADDRESSES}
      addLabel={t('partners.form.addAddress')}
      entryLabel={(index) => t('partners.form.place', { number: index + 1 })}
      removeLabel={(index) => t('partners.form.removeAddress', { number: index + 1 })}
      onAdd={() => append(NEW_ADDRESS)}
      onRemove={remove}
    >
      {(index) => (
        <FieldGrid>
          <TextField
            name={field(`addresses.${index}.fullName`)}
            label={t('partners.fields.place')}
            max={NAME_MAX * 2}
          />
          <TextField name={field(`addresses.${index}.address`)} label={t('partners.fields.address')} />
          <TextField name={field(`addresses.${index}.city`)} label={t('partners.fields.city')} max={CITY_MAX} />
        </FieldGrid>
      )}
    </Repeater>
  );
}
