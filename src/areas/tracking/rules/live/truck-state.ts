import type { Freshness } from '#areas/positions/rules/freshness.ts';

/** What a control room looks for first comes first; a truck is in the first state that fits. */
export const TRUCK_STATES = ['alert', 'silent', 'late', 'moving', 'stationary', 'unseen'] as const;
export type TruckState = (typeof TRUCK_STATES)[number];

export interface StateFacts {
  readonly hasAlert: boolean;
  readonly freshness: Freshness;
  readonly speedKmh: number | null;
  readonly stands: boolean;
}

/** Slower is what devices report of a truck that stands. */
const MOVES_FROM_KMH = 3;

export function truckState({ hasAlert, freshness, speedKmh, stands }: StateFacts): TruckState {
  if (hasAlert) return 'alert';
  if (freshness === 'never') return 'unseen';
  if (freshness !== 'live') return freshness;
  return stands || (speedKmh !== null && speedKmh < MOVES_FROM_KMH) ? 'stationary' : 'moving';
}
