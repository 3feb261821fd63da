/** The stored list of an upload field is capped at ten. */
export const MAX_VEHICLE_PHOTOS = 10;
/** The oldest trucks still working are of the fifties. */
export const YEAR_MIN = 1950;
export const BRAND_MAX = 60;
export const COLOR_MAX = 50;
export const DEVICE_MAX = 100;
/** What a plate search answers with at most. */
export const SEARCH_MAX = 20;
