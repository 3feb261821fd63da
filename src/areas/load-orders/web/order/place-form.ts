import { z } from 'zod';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { optionalTextShape } from '#kernel/text.ts';

/** Null until a city is chosen. */
const cityId = z
  .string()
  .max(150)
  .nullable()
  .transform((id, context) => {
    if (id !== null) return id;
    context.addIssue({ code: 'custom', params: { code: 'required' } });
    return z.NEVER;
  });

/** A place in a form: its texts may be empty, and the reference is optional. */
export const placeFormShape = z
  .object({
    cityId,
    cityName: z.string(),
    countryCode: z.enum(COUNTRY_CODES).nullable(),
    address: optionalTextShape(),
    withReference: z.boolean(),
    reference: optionalTextShape(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    category: optionalTextShape(),
    warehouseId: z.string().nullable(),
  })
  .transform(
    ({ withReference, reference, ...place }): Place => ({
      ...place,
      reference: withReference ? reference : null,
    }),
  );

export type PlaceForm = z.input<typeof placeFormShape>;

/** The starting values: the stored place, or an empty one that shows its reference. */
export function placeFormOf(place: Place | null): PlaceForm {
  return {
    cityId: place?.cityId ?? null,
    cityName: place?.cityName ?? '',
    countryCode: place?.countryCode ?? null,
    address: place?.address ?? '',
    withReference: place === null || place.reference !== null,
    reference: place?.reference ?? '',
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    category: place?.category ?? '',
    warehouseId: place?.warehouseId ?? null,
  };
}
