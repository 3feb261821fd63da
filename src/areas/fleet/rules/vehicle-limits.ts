/** The stored list of an upload field is capped at ten. */
export const MAX_VEHICLE_PHOTOS = 10;
/** The oldest trucks still in use are from the fifties. */
export const YEAR_MIN = 1950;
export const BRAND_MAX = 60;
export const COLOR_MAX = 50;
export const DEVICE_MAX = 64;
/** The most results of a plate search. */
export const SEARCH_MAX = 20;
