import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#countries/country-type.ts';
import { readCity } from '#kernel/place-calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { CityField } from '#ui/fields/choice/city-field.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { fieldsIn, fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import { useCitySource } from '#ui/map/city-source.ts';
import type { OperationInput } from './operation-shape.ts';

const form = fieldsOf<OperationInput>();

/** Where the trip begins or ends: its city with its position, and every known detail. */
export function PlaceFields({ name }: { readonly name: 'origin' | 'destination' }): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const source = useCitySource();
  const field = fieldsIn(form(name));
  const { get, set } = useFormValues();
  const { cityId, cityName } = get(field());
  const pick = async (city: Option | null) => {
    set(field('cityName'), city?.label ?? '');
    set(field('countryCode'), (city?.flag ?? null) as CountryCode | null);
    const found = city ? await api.call(readCity, { params: { id: city.value } }).catch(() => null) : null;
    // The user may have chosen another city while this one was loading.
    if (get(field('cityId')) !== (city?.value ?? null)) return;
    set(field('lat'), found?.lat ?? null);
    set(field('lng'), found?.lng ?? null);
  };
  return (
    <FieldGrid>
      <CityField
        name={field('cityId')}
        label={t(`operations.fields.${name}`)}
        source={source}
        {...(cityId ? { initial: { value: cityId, label: cityName } } : {})}
        onPick={(city) => void pick(city)}
      />
      <TextField name={field('address')} label={t('operations.fields.address')} />
      <FullRow>
        <TextField name={field('reference')} label={t('operations.fields.placeReference')} />
      </FullRow>
    </FieldGrid>
  );
}
