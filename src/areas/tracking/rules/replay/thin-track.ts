import { DEGREE_METERS, squeezeAt } from '#kernel/globe.ts';
import { LEG, type Legs } from './legs.ts';
import { DEGREE_PARTS, type FixColumns, STRETCH } from './track.ts';

/** Which fixes of a track are sent, and how far any that is left out lies from where the replay shows the truck. */
export interface ThinTrack {
  readonly places: Int32Array;
  /** 0 where nothing is left out. */
  readonly meters: number;
  readonly kmh: number;
}

const FINEST_METERS = 5;
const FINEST_KMH = 5;

/**
 * At most so many fixes. One is left out where the replay, which moves evenly from fix to fix, passes close to it at its
 * own time; how close is doubled until the rest fits. Both ends of a gap stay, so that nothing is drawn over it. In the
 * pauses others may work.
 */
export function* thinTrack(fixes: FixColumns, legs: Legs, most: number): Generator<void, ThinTrack> {
  const count = fixes.seconds.length;
  if (count <= most) return { places: Int32Array.from({ length: count }, (_, at) => at), meters: 0, kmh: 0 };
  const room = new Int32Array(count);
  for (let times = 1; ; times *= 2) {
    const kept = yield* pass(fixes, legs, { meters: FINEST_METERS * times, kmh: FINEST_KMH * times }, room);
    // A track of nothing but gaps cannot become shorter; its reader has asked for less than its gaps.
    if (kept <= most || times > 2 ** 20) {
      return { places: room.slice(0, kept), meters: FINEST_METERS * times, kmh: FINEST_KMH * times };
    }
  }
}

interface Allowed {
  readonly meters: number;
  readonly kmh: number;
}

/** One look at each fix: it ends an even stretch as long as it lies between the steepest and the flattest way allowed. */
function* pass(
  { seconds, lats, lngs, kmh }: FixColumns,
  { kinds }: Legs,
  allowed: Allowed,
  kept: Int32Array,
): Generator<void, number> {
  const parts = (allowed.meters / DEGREE_METERS) * DEGREE_PARTS;
  const last = seconds.length - 1;
  const ways = [cone(lats), cone(lngs), cone(kmh)];
  let count = 0;
  let anchor = 0;
  const begin = (at: number) => {
    kept[count] = at;
    count += 1;
    anchor = at;
    const room = [parts, parts / squeezeAt(lats[at]! / DEGREE_PARTS), allowed.kmh];
    for (let way = 0; way < ways.length; way += 1) ways[way]!.begin(at, room[way]!);
  };
  begin(0);
  for (let at = 1; at <= last; at += 1) {
    if (at % STRETCH === 0) yield;
    if (kinds[at - 1] === LEG.gap) {
      if (anchor !== at - 1) begin(at - 1);
      begin(at);
      continue;
    }
    const after = Math.max(1, seconds[at]! - seconds[anchor]!);
    if (!(ways[0]!.reaches(at, after) && ways[1]!.reaches(at, after) && ways[2]!.reaches(at, after))) {
      begin(at - 1);
      const next = Math.max(1, seconds[at]! - seconds[at - 1]!);
      for (const way of ways) way.narrow(at, next);
      continue;
    }
    for (const way of ways) way.narrow(at, after);
  }
  if (anchor !== last) begin(last);
  return count;
}

/** The slopes from a first value that pass all values since within what is allowed. */
function cone(values: Int32Array | Int16Array) {
  let [start, room, low, high] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    begin(at: number, allowed: number): void {
      [start, room, low, high] = [values[at]!, allowed, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    },
    reaches(at: number, after: number): boolean {
      const slope = (values[at]! - start) / after;
      return slope >= low && slope <= high;
    },
    narrow(at: number, after: number): void {
      const off = values[at]! - start;
      low = Math.max(low, (off - room) / after);
      high = Math.min(high, (off + room) / after);
    },
  };
}
