import { z } from 'zod';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { optionalTextShape } from '#kernel/text.ts';

/** A place in a form: its texts may be empty, and there is no city until one is chosen. */
export const placeFormShape = z.object({
  cityId: z.string().max(150).nullable(),
  cityName: z.string(),
  countryCode: z.enum(COUNTRY_CODES).nullable(),
  address: optionalTextShape(),
  reference: optionalTextShape(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  category: optionalTextShape(),
  warehouseId: z.string().nullable(),
});
export type PlaceForm = z.input<typeof placeFormShape>;

export function placeFormOf(place: Place | null): PlaceForm {
  return {
    cityId: place?.cityId ?? null,
    cityName: place?.cityName ?? '',
    countryCode: place?.countryCode ?? null,
    address: place?.address ?? '',
    reference: place?.reference ?? '',
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    category: place?.category ?? '',
    warehouseId: place?.warehouseId ?? null,
  };
}

/** A filled-in place as a request says it. */
export function placeOf(form: PlaceForm): Place {
  const { cityId, ...place } = placeFormShape.parse(form);
  return { ...place, cityId: cityId ?? '' };
}
