import { createContext, useCallback, useContext } from 'react';
import { DEFAULT_ZONE, dayIn, showInstant } from '#kernel/dates.ts';

/**
 * The time zone in which a page shows times and begins its days: that of the signed-in person's company, on a public
 * page that of the company which shared it, otherwise the default country's.
 */
const ZoneContext = createContext<string>(DEFAULT_ZONE);
export const ZoneProvider = ZoneContext.Provider;

export function useZone(): string {
  return useContext(ZoneContext);
}

/** Today's calendar day, YYYY-MM-DD. */
export function useToday(): string {
  return dayIn(new Date(), useZone());
}

/** Shows instants as DD/MM/YYYY HH:mm. */
export function useShowInstant(): (instant: Date | string) => string {
  const zone = useZone();
  return useCallback((instant) => showInstant(instant, zone), [zone]);
}
