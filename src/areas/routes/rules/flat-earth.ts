const EARTH_RADIUS_METERS = 6_371_008.8;

/** One degree of latitude, and of longitude at the equator. */
export const DEGREE_METERS = (EARTH_RADIUS_METERS * Math.PI) / 180;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How much shorter a degree of longitude is at a latitude; never 0, not even at a pole. */
export const squeezeAt = (lat: number): number => Math.max(Math.cos(radians(lat)), 1e-6);

/** The radius of the earth in kilometres. */
export const EARTH_RADIUS_KM = EARTH_RADIUS_METERS / 1000;
