import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { defineErrors } from './errors.ts';
import { positionShape } from './position.ts';
import { isPrintable } from './text.ts';

export const CITY_RESULTS_MAX = 20;
export const CITY_SEARCH_MAX = 100;
const LINK_MAX = 2000;

export const placeErrors = defineErrors('places', {
  /** Not a short map link, or one that does not lead to a map. */
  linkRefused: 422,
  linkUnreachable: 503,
  geocoderUnreachable: 503,
});

export const PER_MINUTE = { max: 240, seconds: 60, by: 'user' } as const;

export const cityShape = positionShape.extend({
  /** Readable and stable: `bo-08-santa-cruz-de-la-sierra`. */
  id: z.string(),
  name: z.string(),
  /** State, department, province or region. */
  region: z.string(),
  country: z.string(),
});
export type CityView = z.output<typeof cityShape>;

export const searchCities = defineCall({
  id: 'places.cities',
  method: 'GET',
  path: '/places/cities',
  summary:
    'Cities by the letters of their name, accents ignored, the most populous first; without letters the largest.',
  access: 'signed-in',
  rateLimit: PER_MINUTE,
  query: z.object({
    search: z
      .string()
      .trim()
      .max(CITY_SEARCH_MAX)
      .refine(isPrintable, { params: { code: 'characters' } })
      .optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  reply: z.object({ cities: z.array(cityShape) }),
});

export const readCity = defineCall({
  id: 'places.city',
  method: 'GET',
  path: '/places/cities/{id}',
  summary: 'One city by its id.',
  access: 'signed-in',
  rateLimit: PER_MINUTE,
  params: z.object({ id: z.string().max(150) }),
  reply: cityShape,
});

export const nearestCity = defineCall({
  id: 'places.nearest',
  method: 'GET',
  path: '/places/nearest',
  summary: 'The city nearest to a point, and how far away it is.',
  access: 'signed-in',
  rateLimit: PER_MINUTE,
  query: z.object({ lat: z.coerce.number().min(-90).max(90), lng: z.coerce.number().min(-180).max(180) }),
  reply: z.object({ city: cityShape, distanceMeters: z.number().int() }),
});

export const longLink = defineCall({
  id: 'places.longLink',
  method: 'POST',
  path: '/places/long-link',
  summary: 'The map address behind a short map link.',
  access: 'signed-in',
  rateLimit: { max: 30, seconds: 60, by: 'user' },
  body: z.strictObject({ url: z.string().trim().min(1).max(LINK_MAX) }),
  reply: z.object({ url: z.string() }),
});
