import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readCity } from '#kernel/place-calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { useCitySource } from '#ui/map/city-source.ts';

/** Where the trip begins or ends: its city, which brings its position, and as much more as is known. */
export function PlaceFields({ name }: { readonly name: 'origin' | 'destination' }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const source = useCitySource();
  const { setValue, getValues } = useFormContext();
  const { cityId, cityName } = getValues(name) as { readonly cityId: string; readonly cityName: string };
  const pick = async (city: Option | null) => {
    setValue(`${name}.cityName`, city?.label ?? '');
    setValue(`${name}.countryCode`, city?.flag ?? null);
    const found = city ? await api.call(readCity, { params: { id: city.value } }).catch(() => null) : null;
    // Another city may have been chosen while this one was read.
    if (getValues(`${name}.cityId`) !== (city?.value ?? null)) return;
    setValue(`${name}.lat`, found?.lat ?? null);
    setValue(`${name}.lng`, found?.lng ?? null);
  };
  return (
    <FieldGrid>
      <CityField
        name={`${name}.cityId`}
        label={t(`operations.fields.${name}`)}
        source={source}
        {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
        onPick={(city) => void pick(city)}
      />
      <TextField name={`${name}.address`} label={t('operations.fields.address')} />
      <FullRow>
        <TextField name={`${name}.reference`} label={t('operations.fields.placeReference')} />
      </FullRow>
    </FieldGrid>
  );
}
