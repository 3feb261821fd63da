import type { Freshness } from '#areas/positions/rules/freshness.ts';
import type { Criticality } from '#areas/routes/rules/alarm-types.ts';

/** What a control room looks for first comes first; a truck is in the first state that fits. */
export const TRUCK_STATES = ['alert', 'silent', 'late', 'moving', 'stationary', 'unseen'] as const;
export type TruckState = (typeof TRUCK_STATES)[number];

export interface StateFacts {
  /** Of its gravest alert that is open and pending. */
  readonly criticality: Criticality | null;
  readonly freshness: Freshness;
  readonly speedKmh: number | null;
  readonly stands: boolean;
}

/** Slower is what devices report of a truck that stands. */
const MOVES_FROM_KMH = 3;

export function truckState({ criticality, freshness, speedKmh, stands }: StateFacts): TruckState {
  // What is low is for whoever opens the truck: it arrived, or stands without a trip and is silent.
  if (criticality !== null && criticality !== 'low') return 'alert';
  if (freshness === 'never') return 'unseen';
  if (freshness !== 'live') return freshness;
  return stands || (speedKmh !== null && speedKmh < MOVES_FROM_KMH) ? 'stationary' : 'moving';
}
