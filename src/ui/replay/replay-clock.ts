/** A time that runs, and when it was last advanced by the clock of the caller. */
export interface ReplayState {
  readonly at: number;
  readonly seen: number;
}

/** A page in the background is not drawn; when it comes back, the replay goes on from where it was. */
const MOST_ELAPSED_MS = 250;

/** The replayed time when the real clock shows `now`; it never runs over the end. */
export function advance({ at, seen }: ReplayState, now: number, rate: number, end: number): ReplayState {
  const elapsed = Math.min(Math.max(0, now - seen), MOST_ELAPSED_MS);
  return { at: Math.min(at + elapsed * rate, end), seen: now };
}

/** Where it begins: at the end there is nothing left to play. */
export const startOf = (at: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  at >= to ? from : Math.max(at, from);

interface Timed {
  readonly at: number;
}

/** Events so near to the current time are the current one, not the next or the previous. */
const SAME_MS = 500;

/** The events are in the order of time. */
export const nextEvent = <E extends Timed>(events: readonly E[], at: number): E | undefined =>
  events.find((event) => event.at > at + SAME_MS);

export const previousEvent = <E extends Timed>(events: readonly E[], at: number): E | undefined =>
  events.findLast((event) => event.at < at - SAME_MS);

export function nearestEvent<E extends Timed>(events: readonly E[], at: number, reach: number): E | undefined {
  let best: E | undefined;
  for (const event of events) {
    if (Math.abs(event.at - at) <= Math.min(reach, best ? Math.abs(best.at - at) : reach)) best = event;
  }
  return best;
}
