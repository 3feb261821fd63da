const DAY_MS = 86_400_000;
const DAYS_OF_A_YEAR = 365;
/** From here on a new document should be requested. */
const SOON_DAYS = 30;

export type Expiry =
  | { readonly state: 'expired' }
  | { readonly state: 'soon' | 'good'; readonly unit: 'days' | 'years'; readonly count: number };

/**
 * Days remaining up to a year, whole years above it; a document is still valid on the day itself. Both are YYYY-MM-DD.
 */
export function expiryOf(day: string, today: string): Expiry {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (days < 0) return { state: 'expired' };
  const state = days <= SOON_DAYS ? 'soon' : 'good';
  return days <= DAYS_OF_A_YEAR
    ? { state, unit: 'days', count: days }
    : { state, unit: 'years', count: Math.floor(days / DAYS_OF_A_YEAR) };
}
