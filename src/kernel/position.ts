import { z } from 'zod';

/** A point on the earth in degrees, as every map, device and link gives it. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

export const positionShape = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });

/**
 * Whether a truck can be there. Devices and forms send exactly 0 for "unknown", so 0 in either coordinate is invalid.
 */
export function isPlace({ lat, lng }: Position): boolean {
  // A comparison with something that is no number is false.
  return lat !== 0 && lng !== 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

const SHOWN_DECIMALS = 5;

/** To about a metre. Coordinates have a point in every country, so that they can be pasted into any map. */
export function showPosition({ lat, lng }: Position): string {
  return `${lat.toFixed(SHOWN_DECIMALS)}, ${lng.toFixed(SHOWN_DECIMALS)}`;
}

export const EARTH_RADIUS_METERS = 6_371_008.8;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance in a straight line. */
export function distanceMeters(from: Position, to: Position): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2);
  const east = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = north * north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east * east;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
