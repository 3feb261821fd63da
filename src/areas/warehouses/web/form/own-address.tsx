import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault, usualZone } from '#countries/country.ts';
import { isZoneOf } from '#countries/time-zone.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { AddressBook } from '#ui/map/address-book.tsx';
import { findPlainAddresses } from '../../contract/warehouse.calls.ts';
import type { WarehouseForm } from './warehouse-shape.ts';

const field = fieldsOf<WarehouseForm>();

type OwnAddressEntry = CallReply<typeof findPlainAddresses>['addresses'][number];

/** Gives docks to an address that the company has already; without one a new address is made. */
export function OwnAddress(): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { get, set } = useFormValues();
  const addressId = useFieldValue(field('addressId'));
  const take = ({ _id, fullName, place }: OwnAddressEntry) => {
    const options = { shouldDirty: true, shouldValidate: true };
    const { code } = countryOrDefault(place.countryCode ?? get(field('place')).countryCode);
    set(field('place'), { ...place, address: place.address ?? '', reference: place.reference ?? '' }, options);
    set(field('fullName'), fullName, options);
    if (!isZoneOf({ code }, get(field('timeZone')) ?? '')) set(field('timeZone'), usualZone(code));
    set(field('addressId'), _id, options);
  };
  if (addressId) {
    return (
      <Group gap="xs">
        <Text size="sm" role="status">
          {t('warehouses.form.getsDocks')}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={() => set(field('addressId'), null)}>
          {t('warehouses.form.asNew')}
        </Button>
      </Group>
    );
  }
  return (
    <AddressBook<OwnAddressEntry>
      text={(part) => t(`warehouses.addresses.${part === 'search' || part === 'none' ? part : 'open'}`)}
      of={['warehouse', 'addresses']}
      find={async (search, signal) => {
        const { addresses } = await api.call(findPlainAddresses, { query: { search } }, { signal });
        return addresses.map((entry) => ({
          id: entry._id,
          name: entry.fullName,
          detail: [entry.place.address, entry.place.cityName].filter(Boolean).join(' · '),
          place: entry,
        }));
      }}
      onPick={take}
    />
  );
}
