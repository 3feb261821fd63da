import type { CountryCode } from '#countries/country-type.ts';
import { readCity } from '#kernel/place-calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import type { Option } from '#ui/fields/choice/option.ts';
import { type FieldName, fieldsIn } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';

/** The part of a place that follows from its city. */
export interface CityFields {
  readonly cityId: string | null;
  readonly cityName: string;
  readonly countryCode: CountryCode | null;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Fills name, country and position of a place when its city is chosen. */
export function useCityPick(name: FieldName<CityFields>): (city: Option | null) => Promise<void> {
  const api = useApi();
  const field = fieldsIn(name);
  const { get, set } = useFormValues();
  return async (city) => {
    set(field('cityName'), city?.label ?? '');
    set(field('countryCode'), (city?.flag ?? null) as CountryCode | null);
    const found = city ? await api.call(readCity, { params: { id: city.value } }).catch(() => null) : null;
    // The user may have chosen another city while this one was loading.
    if (get(field('cityId')) !== (city?.value ?? null)) return;
    set(field('lat'), found?.lat ?? null);
    set(field('lng'), found?.lng ?? null);
  };
}
