import { FOUND_PLACES_MAX, SEARCH_RADIUS_METERS } from '#kernel/place-search-calls.ts';
import type { Position } from '#kernel/position.ts';

/** The services the product can ask for places: their replies are alike, their parameters are not. */
export const GEOCODER_KINDS = ['photon', 'nominatim', 'pelias'] as const;
export type GeocoderKind = (typeof GEOCODER_KINDS)[number];

type Parameters = Readonly<Record<string, string | number>>;

interface Asking {
  readonly named: (search: string) => Parameters;
  /** Keeps the service to places around a position; each of them refuses or ignores the words of the others. */
  readonly around: (position: Position) => Parameters;
}

const ASKING: Readonly<Record<GeocoderKind, Asking>> = {
  photon: {
    named: (q) => ({ q, limit: FOUND_PLACES_MAX }),
    around: (position) => ({ lat: position.lat, lon: position.lng, bbox: boxAround(position) }),
  },
  nominatim: {
    named: (q) => ({ q, limit: FOUND_PLACES_MAX, format: 'geojson', addressdetails: 1 }),
    around: (position) => ({ viewbox: boxAround(position), bounded: 1 }),
  },
  pelias: {
    named: (text) => ({ text, size: FOUND_PLACES_MAX }),
    around: ({ lat, lng }) => ({
      'focus.point.lat': lat,
      'focus.point.lon': lng,
      'boundary.circle.lat': lat,
      'boundary.circle.lon': lng,
      'boundary.circle.radius': SEARCH_RADIUS_METERS / 1000,
    }),
  },
};

export function searchAddress(address: string, kind: GeocoderKind, search: string, around?: Position): URL {
  const url = new URL(address);
  const { named, around: near } = ASKING[kind];
  const parameters = { ...named(search), ...(around ? near(around) : {}) };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url;
}

const METERS_PER_DEGREE = 111_320;

/** West, south, east and north of the square around the circle. */
function boxAround({ lat, lng }: Position): string {
  const high = SEARCH_RADIUS_METERS / METERS_PER_DEGREE;
  // Meridians come closer towards the poles.
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  return [Math.max(lng - wide, -180), Math.max(lat - high, -90), Math.min(lng + wide, 180), Math.min(lat + high, 90)]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
}
