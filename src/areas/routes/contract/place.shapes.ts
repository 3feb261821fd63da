import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { idShape } from '#kernel/ids.ts';
import { isPlace } from '#kernel/position.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { type FenceProblem, type FenceShape, fenceProblems } from '../rules/fence-shape.ts';
import { FENCE_CORNERS_MAX, FENCE_RADIUS_METERS, PLACE_MINUTES } from '../rules/route-limits.ts';

export const ROUTE_NAME_MAX = 200;

/** A corner on the wire: latitude and longitude, as every list of positions here. */
export const cornerShape = z.strictObject({ lat: z.number(), lng: z.number() });

const MEASURES = { radius: 'radiusMeters', width: 'halfWidthMeters' } as const;

/** A problem at its field: the ring, the line or the measure, and where on the map it is. */
export function fenceIssue({ kind }: FenceShape, { code, ring, at }: FenceProblem) {
  const path =
    code === 'radius' || code === 'width'
      ? [MEASURES[code]]
      : { circle: ['centre'], polygon: ['rings', ring ?? 0], corridor: ['line'] }[kind];
  return { code: 'custom' as const, path, params: { code, ...(at ? { at } : {}) } };
}

/** Where the fence of a place is a circle, its centre is the position of the place. */
export const placeFenceShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('circle'),
    radiusMeters: z.number().min(FENCE_RADIUS_METERS.min).max(FENCE_RADIUS_METERS.max),
  }),
  z
    .strictObject({
      kind: z.literal('polygon'),
      rings: z
        .array(
          z
            .array(cornerShape)
            .min(1)
            .max(FENCE_CORNERS_MAX + 1),
        )
        .min(1)
        .max(20),
    })
    .superRefine((shape, context) => {
      const [problem] = fenceProblems(shape);
      if (problem) context.addIssue(fenceIssue(shape, problem));
    }),
]);
export type PlaceFence = z.output<typeof placeFenceShape>;

const fields = {
  name: textShape(ROUTE_NAME_MAX),
  address: optionalTextShape(),
  cityId: z.string().min(1).max(150).nullable(),
  cityName: optionalTextShape(170),
  countryCode: z.enum(COUNTRY_CODES).nullable(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  fence: placeFenceShape,
  /** How long a truck is expected to stay. */
  expectedMinutes: z.number().int().min(PLACE_MINUTES.min).max(PLACE_MINUTES.max),
  forLoad: z.boolean(),
  forUnload: z.boolean(),
};

interface Used {
  readonly lat: number;
  readonly lng: number;
  readonly forLoad: boolean;
  readonly forUnload: boolean;
}

/** Exactly 0 in a coordinate means that somebody did not know it. */
const isKnown = (place: Used) => isPlace(place);
const isUsed = ({ forLoad, forUnload }: Used) => forLoad || forUnload;

export const placeInput = z
  .strictObject({ ...fields, partnerAddressId: idShape.nullable().default(null) })
  .refine(isKnown, { path: ['lat'], params: { code: 'coordinates' } })
  .refine(isUsed, { path: ['forLoad'], params: { code: 'required' } });
export type PlaceInput = z.output<typeof placeInput>;

/** An address it belongs to: its name and position are changed there. */
const ownerShape = z.object({
  kind: z.enum(['company', 'partner']),
  addressId: idShape,
  name: z.string(),
  partnerId: idShape.nullable(),
  partnerName: z.string().nullable(),
});

/** An address of a partner, as a place takes it over; empty where the partner's form does not say it. */
export const partnerAddressShape = z.object({
  _id: idShape,
  name: z.string(),
  partnerName: z.string(),
  address: z.string().nullable(),
  cityId: z.string().nullable(),
  cityName: z.string().nullable(),
  countryCode: z.enum(COUNTRY_CODES).nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** The place that it is already. */
  place: z.object({ _id: idShape, name: z.string() }).nullable(),
});
export type PartnerAddress = z.output<typeof partnerAddressShape>;

export const placeShape = z.object({
  ...fields,
  _id: idShape,
  version: z.number().int(),
  owner: ownerShape.nullable(),
  archived: z.boolean(),
  routes: z.number().int(),
});
export type PlaceView = z.output<typeof placeShape>;
