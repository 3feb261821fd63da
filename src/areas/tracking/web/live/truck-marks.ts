import type { Tone } from '#kernel/tone.ts';
import type { TruckMark } from '#ui/map/truck-mark.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import type { TruckState } from '../../rules/live/truck-state.ts';

/** The same colour for the same state on the map, in the list and on the chips. */
export const STATE_TONES: Readonly<Record<TruckState, Tone>> = {
  alert: 'danger',
  silent: 'warning',
  late: 'warning',
  moving: 'active',
  stationary: 'neutral',
  unseen: 'done',
};

/** Undefined without a place. */
export function markOf({ id, plate, lat, lng, heading, state, freshness, alert }: LiveTruck): TruckMark | undefined {
  if (lat === null || lng === null) return undefined;
  return {
    id,
    at: { lat, lng },
    heading: state === 'stationary' ? null : heading,
    tone: STATE_TONES[state],
    label: plate,
    freshness: freshness === 'never' ? 'silent' : freshness,
    alert: alert !== null,
  };
}
