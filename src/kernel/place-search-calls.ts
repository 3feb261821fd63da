import { z } from 'zod';
import { defineCall } from './api-call.ts';
import { CITY_SEARCH_MAX, PER_MINUTE } from './place-calls.ts';
import { isPlace, type Position, positionShape } from './position.ts';
import { isPrintable } from './text.ts';

/** How far from a position places are searched for. */
export const SEARCH_RADIUS_METERS = 20_000;
export const FOUND_PLACES_MAX = 10;

const degrees = { lat: z.coerce.number().min(-90).max(90), lng: z.coerce.number().min(-180).max(180) };

export const foundPlaceShape = positionShape.extend({
  name: z.string(),
  /** Street, city, region: what tells it from others of its name. */
  detail: z.string(),
  country: z.string().nullable(),
});
export type FoundPlace = z.output<typeof foundPlaceShape>;

export const findPlaces = defineCall({
  id: 'places.search',
  method: 'GET',
  path: '/places/search',
  summary: `Places by name; with a position those within ${SEARCH_RADIUS_METERS} m of it, nearest first.`,
  access: 'signed-in',
  rateLimit: PER_MINUTE,
  query: z
    .object({
      search: z
        .string()
        .trim()
        .min(1)
        .max(CITY_SEARCH_MAX)
        .refine(isPrintable, { params: { code: 'characters' } }),
      lat: degrees.lat.optional(),
      lng: degrees.lng.optional(),
    })
    .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      path: ['lat'],
      params: { code: 'required' },
    }),
  reply: z.object({
    places: z.array(foundPlaceShape),
    /** A configured geocoding service, or the cities that come with the product. */
    source: z.enum(['service', 'cities']),
  }),
});

/** Origin, 25 stopovers and destination: what a service is asked for. */
export const ROUTED_POINTS_MAX = 27;
/** An order may have more stops; its way is estimated. */
const POINTS_MAX = 100;
export const DIRECTIONS_KINDS = ['osrm', 'valhalla', 'graphhopper'] as const;
export const DIRECTIONS_SOURCES = ['estimate', ...DIRECTIONS_KINDS] as const;
export type DirectionsSource = (typeof DIRECTIONS_SOURCES)[number];
/** A service is configured, but this way is not its answer. */
export const DIRECTIONS_NOTICES = ['providerAway'] as const;
export type DirectionsNotice = (typeof DIRECTIONS_NOTICES)[number];

/** `-16.5,-68.15;-17.78,-63.18` */
const pointsShape = z
  .string()
  .max(POINTS_MAX * 45)
  .transform((text, context) => {
    const points = text.split(';').map((point) => {
      const [lat, lng, ...rest] = point.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
      return rest.length === 0 && lat !== undefined && lng !== undefined ? { lat, lng } : null;
    });
    const known = points.filter((point): point is Position => point !== null && isPlace(point));
    if (known.length === points.length && known.length >= 2 && known.length <= POINTS_MAX) return known;
    context.addIssue({ code: 'custom', params: { code: 'invalid' } });
    return z.NEVER;
  });

const legShape = z.object({ distanceMeters: z.number().int(), durationSeconds: z.number().int() });

export const readDirections = defineCall({
  id: 'places.directions',
  method: 'GET',
  path: '/places/directions',
  summary: 'The way through two or more positions with its length and duration; says where it is only an estimate.',
  access: 'signed-in',
  rateLimit: PER_MINUTE,
  query: z.object({ points: pointsShape }),
  reply: z.object({
    ...legShape.shape,
    /** The way as an encoded polyline with six decimals. */
    line: z.string(),
    /** From each point to the next. */
    legs: z.array(legShape),
    source: z.enum(DIRECTIONS_SOURCES),
    /** Computed along the straight lines between towns, not measured on roads. */
    estimated: z.boolean(),
    notice: z.enum(DIRECTIONS_NOTICES).nullable(),
  }),
});
