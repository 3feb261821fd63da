export const CITY_NAME_MAX = 100;
export const MAX_PEOPLE = 50_000_000;
/** A town farther than this from every other one of its country is a slip of the pen. */
export const FARTHEST_METERS = 300_000;
/** How a town differs from the one of the product. */
export const CITY_ORIGINS = ['product', 'changed', 'added'] as const;
export const CITY_STATES = ['offered', 'hidden'] as const;
