import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookEntry, findAddresses, saveAddress } from '#areas/operations/contract/address-book.calls.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { type FieldName, fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFieldValue, useFormValues } from '#ui/fields/form-values.ts';
import { FullRow } from '#ui/form/layout.tsx';
import { AddressBook } from '#ui/map/address-book.tsx';
import type { SharedFormInput } from '../form/order-form-shape.ts';
import { type PlaceForm, placeFormOf, placeFormShape } from './place-form.ts';

const form = fieldsOf<SharedFormInput>();

/** Offers known addresses of the company, the client and the carrier, and keeps the one that was filled in. */
export default function PlaceBook({ name }: { readonly name: FieldName<PlaceForm> }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const { get, set } = useFormValues();
  const clientId = useFieldValue(form('clientCompany._id')) || undefined;
  const providerId = useFieldValue(form('assignmentCompany.companyId')) || undefined;
  const cityId = useFieldValue(fieldsIn(name)('cityId'));
  const save = () => {
    const place = placeFormShape.parse(get(name));
    const fullName = [place.address, place.cityName].filter(Boolean).join(', ');
    return api.call(saveAddress, { body: { fullName, clientId: clientId ?? null, place } });
  };
  return (
    <FullRow>
      <AddressBook<Place>
        text={(part) => t(`operations.addressBook.${part}`)}
        of={['operations', 'addresses', clientId, providerId]}
        find={async (search, signal) => {
          const query = { search, clientId, providerId };
          const { addresses } = await api.call(findAddresses, { query }, { signal });
          return addresses.map(bookEntry);
        }}
        onPick={(place) => set(name, placeFormOf(place), { shouldDirty: true, shouldValidate: true })}
        onSave={cityId ? save : null}
      />
    </FullRow>
  );
}
