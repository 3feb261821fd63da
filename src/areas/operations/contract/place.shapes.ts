import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { idShape } from '#kernel/ids.ts';
import { isPlace } from '#kernel/position.ts';
import { isPrintable } from '#kernel/text.ts';

const PLACE_TEXT_MAX = 500;
/** The longest place name on earth has 168 letters, and lists index cities. */
const CITY_NAME_MAX = 170;

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(isPrintable, { params: { code: 'characters' } });
const line = text(PLACE_TEXT_MAX);

/** A place of pickup or delivery: a city, and every known detail. */
export const placeShape = z
  .strictObject({
    cityId: z.string().min(1).max(150),
    cityName: text(CITY_NAME_MAX),
    countryCode: z.enum(COUNTRY_CODES).nullable(),
    address: line.nullable(),
    reference: line.nullable(),
    lat: z.number().min(-90).max(90).nullable(),
    lng: z.number().min(-180).max(180).nullable(),
    category: line.nullable(),
    warehouseId: idShape.nullable(),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null) && (lat === null || isPlace({ lat, lng: lng ?? 0 })), {
    path: ['lat'],
    params: { code: 'invalid' },
  });
export type Place = z.output<typeof placeShape>;
