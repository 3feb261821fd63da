import { z } from 'zod';
import { type PlaceInput, type PlaceView, ROUTE_NAME_MAX } from '#areas/routes/contract/place.shapes.ts';
import { fenceProblems } from '#areas/routes/rules/fence-shape.ts';
import {
  PLACE_MINUTES,
  PLACE_RADIUS_METERS,
  PLACE_USES,
  type PlaceUse,
  usedFor,
} from '#areas/routes/rules/route-limits.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { isPlace, type Position } from '#kernel/position.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';

const corner = z.object({ lat: z.number(), lng: z.number() });

const entered = z.object({
  name: textShape(ROUTE_NAME_MAX),
  address: optionalTextShape(),
  cityId: z.string().nullable(),
  cityName: z.string(),
  countryCode: z.enum(COUNTRY_CODES).nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** What was drawn and what was typed both stay while the other one is chosen. */
  fenceKind: z.enum(['circle', 'polygon']),
  radiusMeters: z.number().min(PLACE_RADIUS_METERS.min).max(PLACE_RADIUS_METERS.max).nullable(),
  rings: z.array(z.array(corner)),
  expectedMinutes: z.number().int().min(PLACE_MINUTES.min).max(PLACE_MINUTES.max).nullable(),
  use: z.enum(PLACE_USES),
  partnerAddressId: z.string().nullable(),
});
export type PlaceForm = z.input<typeof entered>;

const REQUIRED = { code: 'required' };

/** The form of a place: its output is what the server takes. */
export const placeForm = entered.transform((values, context): PlaceInput => {
  const { fenceKind, radiusMeters, rings, cityName, lat, lng, expectedMinutes, use, ...rest } = values;
  const refuse = (path: keyof PlaceForm, params: { readonly code: string }) =>
    context.addIssue({ code: 'custom', path: [path], params });
  if (lat === null || lng === null) refuse('lat', REQUIRED);
  else if (!isPlace({ lat, lng })) refuse('lat', { code: 'coordinates' });
  if (expectedMinutes === null) refuse('expectedMinutes', REQUIRED);
  if (fenceKind === 'circle' && radiusMeters === null) refuse('radiusMeters', REQUIRED);
  const [problem] = fenceKind === 'polygon' ? fenceProblems({ kind: 'polygon', rings }) : [];
  if (problem) refuse('rings', problem);
  return {
    ...rest,
    cityName: cityName || null,
    lat: lat ?? 0,
    lng: lng ?? 0,
    expectedMinutes: expectedMinutes ?? 0,
    fence: fenceKind === 'circle' ? { kind: 'circle', radiusMeters: radiusMeters ?? 0 } : { kind: 'polygon', rings },
    ...usedFor(use),
  };
});

export function usageOf({ forLoad, forUnload }: Pick<PlaceView, 'forLoad' | 'forUnload'>): PlaceUse {
  if (forLoad && forUnload) return 'both';
  return forLoad ? 'load' : 'unload';
}

export const NEW_PLACE: PlaceForm = {
  ...{ name: '', address: null, cityId: null, cityName: '', countryCode: null, lat: null, lng: null },
  ...{ fenceKind: 'circle', radiusMeters: PLACE_RADIUS_METERS.default, rings: [] },
  ...{ expectedMinutes: PLACE_MINUTES.default, use: 'both', partnerAddressId: null },
};

export function placeValues(place: PlaceView): PlaceForm {
  const { name, address, cityId, cityName, countryCode, lat, lng, fence, expectedMinutes, owner } = place;
  return {
    ...{ name, address, cityId, cityName: cityName ?? '', countryCode, lat, lng },
    fenceKind: fence.kind,
    radiusMeters: fence.kind === 'circle' ? fence.radiusMeters : PLACE_RADIUS_METERS.default,
    rings: fence.kind === 'polygon' ? fence.rings : [],
    expectedMinutes,
    use: usageOf(place),
    partnerAddressId: owner?.kind === 'partner' ? owner.addressId : null,
  };
}

export const positionIn = ({ lat, lng }: Pick<PlaceForm, 'lat' | 'lng'>): Position | null =>
  lat === null || lng === null ? null : { lat, lng };
