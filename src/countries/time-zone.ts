/** A time zone of a country, named by places people know. The names are the same in every language. */
export type TimeZone = {
  /** Name in the IANA time zone database. */
  readonly id: string;
  readonly places: string;
};

/** The zones of a country, the usual one first: it is proposed to a new company. */
export type TimeZones = readonly [TimeZone, ...TimeZone[]];

export const zone = (id: string, places: string): TimeZone => ({ id, places });
