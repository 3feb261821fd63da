/** Who sees an opportunity: chosen companies, one company at a time, everybody, or everybody in the marketplace. */
export const PUBLICATION_TYPES = ['private', 'direct', 'public', 'marketplace'] as const;
export type PublicationType = (typeof PUBLICATION_TYPES)[number];

/** The kind of market, shown and filtered only; proposed from the publication type. */
export const MARKET_TYPES = ['open', 'direct'] as const;
export type MarketType = (typeof MARKET_TYPES)[number];

/** Of a private opportunity. */
export const AUDIENCES = ['chosen', 'all', 'favourites'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Open: loaded on any day of a window. Defined: a day to load and a day to deliver. */
export const DATE_TYPES = ['open', 'defined'] as const;
export type DateType = (typeof DATE_TYPES)[number];

/** Why a company that is asked directly says no. */
export const REFUSALS = ['noTruck', 'noCapacity', 'price', 'other'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Its companies are named one by one, by the person who publishes it. */
export function namesCompanies(type: PublicationType): boolean {
  return type === 'private' || type === 'direct';
}

/** Strangers see it, at once or after the hours for the own companies. */
export function isForEverybody(type: PublicationType): boolean {
  return type === 'public' || type === 'marketplace';
}

export function proposedMarket(type: PublicationType): MarketType {
  return isForEverybody(type) ? 'open' : 'direct';
}

/** The received list of an unknown type is that of private ones. */
export function publicationTypeOf(text: string | undefined): PublicationType {
  return PUBLICATION_TYPES.find((type) => type === text) ?? 'private';
}
