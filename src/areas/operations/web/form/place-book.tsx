import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookEntry, findAddresses, saveAddress } from '#areas/operations/contract/address-book.calls.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { FullRow } from '#ui/form/layout.tsx';
import { AddressBook } from '#ui/map/address-book.tsx';
import type { OperationInput } from './operation-shape.ts';

const form = fieldsOf<OperationInput>();

/** Offers known addresses of the company and of the client, and keeps the one that was filled in. */
export function PlaceBook({ name }: { readonly name: 'origin' | 'destination' }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const field = fieldsIn(form(name));
  const { get, set } = useFormValues();
  const clientId = useFieldValue(form('clientId')) || undefined;
  const cityId = useFieldValue(field('cityId'));
  const pick = (place: Place) => {
    const texts = { address: place.address ?? '', reference: place.reference ?? '', category: place.category ?? '' };
    set(field(), { ...place, ...texts }, { shouldDirty: true, shouldValidate: true });
  };
  const save = () => {
    const { address, reference, category, ...place } = get(field());
    const texts = { address: address || null, reference: reference || null, category: category || null };
    const fullName = [address, place.cityName].filter(Boolean).join(', ');
    return api.call(saveAddress, { body: { fullName, clientId: clientId ?? null, place: { ...place, ...texts } } });
  };
  return (
    <FullRow>
      <AddressBook<Place>
        text={(part) => t(`operations.addressBook.${part}`)}
        of={['operations', 'addresses', clientId]}
        find={async (search, signal) => {
          const { addresses } = await api.call(findAddresses, { query: { search, clientId } }, { signal });
          return addresses.map(bookEntry);
        }}
        onPick={pick}
        onSave={cityId ? save : null}
      />
    </FullRow>
  );
}
