import { z } from 'zod';
import type { createCity, EditedCity, updateCity } from '#areas/master-data/contract/city.calls.ts';
import { CITY_NAME_MAX, MAX_PEOPLE } from '#areas/master-data/rules/city-limits.ts';
import { COUNTRY_CODES, type CountryCode } from '#countries/country-type.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { textShape } from '#kernel/text.ts';

const degree = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .nullable()
    .transform((value, context) => {
      if (value !== null) return value;
      context.addIssue({ code: 'custom', params: { code: 'required' } });
      return z.NEVER;
    });

export const cityShape = z.object({
  name: textShape(CITY_NAME_MAX),
  region: textShape(CITY_NAME_MAX),
  people: z.number().int().min(0).max(MAX_PEOPLE).nullable(),
  position: z.object({ lat: degree(90), lng: degree(180), countryCode: z.enum(COUNTRY_CODES) }),
});
export type CityForm = z.input<typeof cityShape>;
type Read = z.output<typeof cityShape>;

export const emptyCity = (countryCode: CountryCode): CityForm => ({
  name: '',
  region: '',
  people: null,
  position: { lat: null, lng: null, countryCode },
});

export const formOfCity = ({ name, region, people, position, country }: EditedCity): CityForm => ({
  ...{ name, region, people },
  position: { ...position, countryCode: country },
});

export function createBody({ people, position, ...city }: Read): CallInput<typeof createCity>['body'] {
  const { countryCode: country, lat, lng } = position;
  return { ...city, country, position: { lat, lng }, people: people ?? 0 };
}

export function updateBody(form: Read, version: number): CallInput<typeof updateCity>['body'] {
  const { country: _, ...body } = createBody(form);
  return { ...body, version };
}
