import { useMemo } from 'react';
import type { CountryCode } from '#countries/country-type.ts';
import { type CityView, readCity, searchCities } from '#kernel/place-calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import type { Option } from '#ui/fields/choice/option.ts';
import type { OptionSource } from '#ui/fields/choice/option-source.ts';

/** A city as a field offers it. */
export const cityOption = ({ id, name, region, country }: CityView): Option => ({
  value: id,
  label: name,
  detail: region,
  flag: country,
});

/** The cities of one country, or of all countries of the product, for the city field. */
export function useCitySource(country?: CountryCode | null): OptionSource {
  const api = useApi();
  return useMemo(
    () => ({
      key: ['cities', country ?? null],
      search: async (search, signal) => {
        const query = { search, ...(country ? { country } : {}) };
        const { cities } = await api.call(searchCities, { query }, { signal });
        return cities.map(cityOption);
      },
      find: async (id, signal) => {
        try {
          return cityOption(await api.call(readCity, { params: { id } }, { signal }));
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return undefined;
          throw error;
        }
      },
    }),
    [api, country],
  );
}
