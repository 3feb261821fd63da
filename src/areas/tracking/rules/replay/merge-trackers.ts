import type { PositionSource } from '#areas/positions/rules/position-source.ts';
import { emptyColumns, type FixColumns } from './track.ts';

/** What one device, phone or person reported about a truck. */
export interface TrackerFixes {
  readonly source: PositionSource;
  readonly fixes: FixColumns;
}

/** Closer in time to a better source, a fix of another one says nothing new. */
const NEAR_SECONDS = 300;
const RANKS: Readonly<Record<PositionSource, number>> = { device: 0, driver: 1, manual: 2 };

/**
 * One track of everything that reported the truck. Two devices in the same truck disagree by some metres, and a line
 * that jumps between them would be too long: the best source counts, the others only where it was silent.
 */
export function mergeTrackers(trackers: readonly TrackerFixes[]): FixColumns {
  const ranked = trackers.toSorted(
    (one, other) => RANKS[one.source] - RANKS[other.source] || other.fixes.seconds.length - one.fixes.seconds.length,
  );
  return (
    ranked.reduce<FixColumns | undefined>((merged, { fixes }) => (merged ? fillIn(merged, fixes) : fixes), undefined) ??
    emptyColumns(0)
  );
}

function fillIn(best: FixColumns, other: FixColumns): FixColumns {
  const [bestCount, otherCount] = [best.seconds.length, other.seconds.length];
  const from: FixColumns[] = [];
  const places: number[] = [];
  for (let at = 0, next = 0; at < otherCount || next < bestCount; ) {
    const isBestNext = next < bestCount && (at >= otherCount || best.seconds[next]! <= other.seconds[at]!);
    if (isBestNext) {
      from.push(best);
      places.push(next);
      next += 1;
      continue;
    }
    const second = other.seconds[at]!;
    const isNear =
      (next > 0 && second - best.seconds[next - 1]! < NEAR_SECONDS) ||
      (next < bestCount && best.seconds[next]! - second < NEAR_SECONDS);
    if (!isNear) {
      from.push(other);
      places.push(at);
    }
    at += 1;
  }
  const merged = emptyColumns(places.length);
  for (let to = 0; to < places.length; to += 1) {
    const [source, at] = [from[to]!, places[to]!];
    merged.seconds[to] = source.seconds[at]!;
    merged.lats[to] = source.lats[at]!;
    merged.lngs[to] = source.lngs[at]!;
    merged.kmh[to] = source.kmh[at]!;
  }
  return merged;
}
