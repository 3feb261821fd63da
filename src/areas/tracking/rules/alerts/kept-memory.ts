import type { TripMemory } from './incidents.ts';

/** What was remembered of a trip after the position of this time. */
export interface KeptMemory {
  readonly at: number;
  readonly memory: TripMemory;
}

/** Two trackers of one truck are minutes apart; what comes later than all of these makes the whole trip be judged again. */
const EVERY_MS = 10 * 60_000;
const MOST = 2;

/** Nothing hangs in the air: no position waits for another, and no area is about to be left. */
const isSettled = ({ alarms }: TripMemory, at: number): boolean =>
  alarms.last?.at === at && !alarms.doubt && Object.values(alarms.presences).every(({ outside }) => !outside);

/** With the memory of now, where the newest of the others is old enough. */
export function keepMemory(kept: readonly KeptMemory[], at: number, memory: TripMemory): readonly KeptMemory[] {
  const newest = kept.at(-1);
  if ((newest && at - newest.at < EVERY_MS) || !isSettled(memory, at)) return kept;
  return [...kept, { at, memory }].slice(-MOST);
}

/** The newest that knows nothing of a position of this time. */
export const memoryBefore = (kept: readonly KeptMemory[], at: number): KeptMemory | undefined =>
  kept.findLast((one) => one.at < at);
