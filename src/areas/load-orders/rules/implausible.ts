import { HEAVIEST_LOAD_TN } from '#areas/fleet/rules/vehicle-feature.ts';

/** Values that may be true but mostly are not; they get a warning and are never refused. */

const LONG_AGO_DAYS = 30;
const FAR_AHEAD_DAYS = 365;
/** Border queues and river crossings included. */
const LONGEST_TRIP_DAYS = 60;
const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export type OddDay = 'longAgo' | 'farAhead' | 'longTrip';

/** What is odd about the day of loading. */
export function oddLoading(day: string, today: string): OddDay | undefined {
  if (daysBetween(day, today) > LONG_AGO_DAYS) return 'longAgo';
  return daysBetween(today, day) > FAR_AHEAD_DAYS ? 'farAhead' : undefined;
}

/** What is odd about the day of delivery; one before the loading is refused elsewhere. */
export function oddDelivery(day: string, loading: string | null, today: string): OddDay | undefined {
  return oddLoading(day, today) ?? (loading && daysBetween(loading, day) > LONGEST_TRIP_DAYS ? 'longTrip' : undefined);
}

const TONNES: Readonly<Record<string, number>> = { kg: 0.001, tn: 1, lb: 0.000_453_592 };

interface Cargo {
  readonly weight: number | null;
  readonly unit: string | null;
}

/**
 * The tonnes a truck carries, where the cargo weighs more; without a known truck, what any truck carries. Undefined
 * where it fits, or where the unit is not one of mass.
 */
export function exceededCapacity({ weight, unit }: Cargo, capacityTn: number | null): number | undefined {
  const factor = TONNES[unit ?? ''];
  const most = capacityTn ?? HEAVIEST_LOAD_TN;
  return typeof weight === 'number' && factor !== undefined && weight * factor > most ? most : undefined;
}

/** Roads wind and detours happen, but not this much. */
const SHORTEST = 0.6;
const LONGEST = 2.5;
/** In a city the shares say nothing. */
const SMALL_KM = 50;

/** Whether a distance cannot be that of the way with this estimate. */
export function isOddDistance(km: number, estimatedKm: number): boolean {
  if (Math.abs(km - estimatedKm) <= SMALL_KM) return false;
  return km < estimatedKm * SHORTEST || km > estimatedKm * LONGEST;
}
