import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listPartnerAddresses } from '#areas/routes/contract/place.calls.ts';
import type { PartnerAddress, PlaceView } from '#areas/routes/contract/place.shapes.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { AsyncSelectField } from '#ui/fields/choice/async-select-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import type { PlaceForm } from './place-shape.ts';

const field = fieldsOf<PlaceForm>();

/** The address of a partner that the place is; what the address says is filled in. */
export function PartnerAddressField({ owner }: { readonly owner: PlaceView['owner'] }): ReactNode {
  const { t } = useTranslation();
  const fill = useFillPlace();
  const own = owner?.kind === 'partner' ? owner.addressId : null;
  const { source, addressOf } = useAddressSource(own);
  return (
    <AsyncSelectField
      name={field('partnerAddressId')}
      label={t('routes.library.places.partnerAddress')}
      help={t('routes.library.places.partnerAddressHelp')}
      source={source}
      minLetters={0}
      {...(own && owner ? { initial: { value: own, ...namesOf(owner) } } : {})}
      onPick={(option) => {
        const address = option && addressOf(option.value);
        if (address) fill(address);
      }}
    />
  );
}

const namesOf = ({ name, partnerName }: Pick<PartnerAddress, 'name'> & { readonly partnerName: string | null }) => ({
  label: [partnerName, name].filter(Boolean).join(' · '),
});

/** An address that is another place already is shown with its name, and cannot be chosen. */
function useAddressSource(ownId: string | null) {
  const api = useApi();
  const { t } = useTranslation();
  const known = useRef(new Map<string, PartnerAddress>());
  const source = useMemo(() => {
    const optionOf = (address: PartnerAddress): Option => {
      const { _id: value, place, address: street, cityName } = address;
      known.current.set(value, address);
      const taken = place && value !== ownId ? t('validation.addressTaken', { name: place.name }) : null;
      const detail = taken ?? [street, cityName].filter(Boolean).join(', ');
      return { value, ...namesOf(address), ...(detail ? { detail } : {}), disabled: taken !== null };
    };
    return {
      key: ['place', 'partnerAddresses', ownId],
      search: async (search: string, signal: AbortSignal) => {
        const { addresses } = await api.call(listPartnerAddresses, { query: { search } }, { signal });
        return addresses.map(optionOf);
      },
    };
  }, [api, t, ownId]);
  return { source, addressOf: (id: string) => known.current.get(id) };
}

/** A name that was typed stays; street, city and position are those of the address, where it has them. */
function useFillPlace(): (address: PartnerAddress) => void {
  const { get, set } = useFormValues();
  const change = { shouldDirty: true, shouldValidate: true };
  return ({ name, address, cityId, cityName, countryCode, lat, lng }) => {
    if (get(field('name')).trim() === '') set(field('name'), name, change);
    if (address) set(field('address'), address, change);
    if (cityName) {
      set(field('cityId'), cityId, change);
      set(field('cityName'), cityName, change);
      set(field('countryCode'), countryCode, change);
    }
    if (lat !== null && lng !== null) {
      set(field('lat'), lat, change);
      set(field('lng'), lng, change);
    }
  };
}
