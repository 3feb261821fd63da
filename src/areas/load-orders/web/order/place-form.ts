import { z } from 'zod';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { optionalTextShape } from '#kernel/text.ts';

/** Nothing is chosen yet while it is null. */
const cityId = z
  .string()
  .max(150)
  .nullable()
  .transform((id, context) => {
    if (id !== null) return id;
    context.addIssue({ code: 'custom', params: { code: 'required' } });
    return z.NEVER;
  });

/** A place as a form keeps it: its texts may be empty, and the reference is only asked for where it is wanted. */
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

/** What a form starts with: the place as it stands, or an empty one with its reference open. */
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
