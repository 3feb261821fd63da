import { distanceMeters, type Position } from '#kernel/position.ts';

/** Smaller than anything visible on a map at its closest zoom. */
const FINEST_METERS = 20;

/**
 * Leaves out points close to the line between their neighbours (Douglas–Peucker), with a tolerance that doubles until
 * no more than `most` are left. First and last always stay.
 */
export function simplifyTrack<T extends Position>(track: readonly T[], most: number): readonly T[] {
  let kept = track;
  for (let tolerance = FINEST_METERS; kept.length > most; tolerance *= 2) kept = withTolerance(kept, tolerance);
  return kept;
}

function withTolerance<T extends Position>(track: readonly T[], tolerance: number): readonly T[] {
  const last = track.length - 1;
  const kept = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const { at, distance } = farthest(track, from, to);
    if (distance <= tolerance) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return track.filter((_, index) => kept.has(index));
}

function farthest(track: readonly Position[], from: number, to: number): { at: number; distance: number } {
  let found = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at += 1) {
    const distance = distanceToLine(track[at]!, track[from]!, track[to]!);
    if (distance > found.distance) found = { at, distance };
  }
  return found;
}

/** Between two points of a trip the earth is flat enough. */
function distanceToLine(point: Position, from: Position, to: Position): number {
  const squeeze = Math.cos((from.lat * Math.PI) / 180);
  const flat = (position: Position) => ({ x: (position.lng - from.lng) * squeeze, y: position.lat - from.lat });
  const [line, seen] = [flat(to), flat(point)];
  const length = line.x * line.x + line.y * line.y;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (seen.x * line.x + seen.y * line.y) / length));
  const foot = { lat: from.lat + share * line.y, lng: from.lng + (share * line.x) / (squeeze || 1) };
  return distanceMeters(point, foot);
}
