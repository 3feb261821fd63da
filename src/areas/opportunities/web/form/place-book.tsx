import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookEntry, findAddresses, saveAddress } from '#areas/operations/contract/address-book.calls.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { FullRow } from '#ui/form/layout.tsx';
import { AddressBook } from '#ui/map/address-book.tsx';
import type { OpportunityFormInput } from './opportunity-shape.ts';
import { placeFormOf, placeOf } from './place-form.ts';

const form = fieldsOf<OpportunityFormInput>();

/** Offers known addresses of the company and of the client, and keeps the one that was filled in. */
export function PlaceBook({ name }: { readonly name: 'origin' | 'destination' }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const field = fieldsIn(form(name));
  const { get, set } = useFormValues();
  const clientId = useFieldValue(form('clientCompany._id')) || undefined;
  const cityId = useFieldValue(field('cityId'));
  const save = () => {
    const place = placeOf(get(field()));
    const fullName = [place.address, place.cityName].filter(Boolean).join(', ');
    return api.call(saveAddress, { body: { fullName, clientId: clientId ?? null, place } });
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
        onPick={(place) => set(field(), placeFormOf(place), { shouldDirty: true, shouldValidate: true })}
        onSave={cityId ? save : null}
      />
    </FullRow>
  );
}
