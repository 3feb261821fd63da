import { circleRing } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { type Flat, flatten, shift, toSegment } from './plane.ts';

/** Bends that are small beside the width do not show. */
const TOLERANCE = 0.05;
/** Outer bends and ends are round; one corner for so much of a turn. */
const ARC_STEP = Math.PI / 8;
/** Points of the inner side of a bend that are nearer to the line than this share of the width are left out. */
const NEAREST = 0.97;
/** So many segments before and after a point may be nearer to its edge than its own. */
const WINDOW = 40;

/** The closed ring around everything within some metres of a line, with round ends. */
export function corridorRing(line: readonly Position[], halfWidthMeters: number): Position[] {
  const path = thinned(line, halfWidthMeters * TOLERANCE);
  const [first] = path;
  if (!first) return [];
  if (path.length === 1) return circleRing(first, halfWidthMeters);
  const there = side(path, halfWidthMeters);
  const back = side([...path].reverse(), halfWidthMeters);
  const ring = [...there, ...back];
  return [...ring, ring[0]!];
}

/** The left edge of a line, and the half circle around its end. */
function side(path: readonly Position[], width: number): Position[] {
  const bearings = path.slice(1).map((to, i) => angle(flatten(to, path[i]!)));
  const edge: Position[] = [];
  path.forEach((at, i) => {
    const before = bearings[i - 1] ?? bearings[i]!;
    const last = i === path.length - 1;
    // A left edge turns around the end of the line clockwise.
    const turn = last ? -Math.PI : turnOf(before, bearings[i] ?? before);
    for (const to of bend(before, turn, width)) {
      const point = shift(at, to);
      if (isOutside(point, path, i, width * NEAREST)) edge.push(point);
    }
  });
  return edge;
}

/** The corners of the left edge where the line turns: an arc outside, one corner inside. */
function bend(before: number, turn: number, width: number): Flat[] {
  const normal = before + Math.PI / 2;
  if (turn >= 0) {
    // On the inner side the two edges meet; in a sharp bend they would meet far away.
    const reach = Math.min(width / Math.max(Math.cos(turn / 2), 0.5), 2 * width);
    return [polar(normal + turn / 2, reach)];
  }
  const steps = Math.max(1, Math.ceil(-turn / ARC_STEP));
  if (-turn < ARC_STEP) return [polar(normal + turn / 2, width / Math.cos(turn / 2))];
  return Array.from({ length: steps + 1 }, (_, step) => polar(normal + (turn * step) / steps, width));
}

function isOutside(point: Position, path: readonly Position[], at: number, least: number): boolean {
  const end = Math.min(path.length - 1, at + WINDOW);
  for (let i = Math.max(0, at - WINDOW); i < end; i += 1) {
    const [a, b] = [flatten(path[i]!, point), flatten(path[i + 1]!, point)];
    if (toSegment(0, 0, a.x, a.y, b.x, b.y).square < least * least) return false;
  }
  return true;
}

/** The line without points that lie on the way between their neighbours, as seen from the last point that is kept. */
function thinned(line: readonly Position[], tolerance: number): Position[] {
  const kept: Position[] = [];
  const between: Position[] = [];
  for (const [i, at] of line.entries()) {
    const last = kept.at(-1);
    if (!last || i === line.length - 1) {
      if (!last || distance(at, last) > 0) kept.push(at);
      continue;
    }
    const next = line[i + 1]!;
    between.push(at);
    if (between.length > WINDOW || between.some((one) => offWay(one, last, next) > tolerance)) {
      if (distance(at, last) > tolerance) kept.push(at);
      between.length = 0;
    }
  }
  return kept;
}

function offWay(at: Position, from: Position, to: Position): number {
  const [a, b] = [flatten(from, at), flatten(to, at)];
  return Math.sqrt(toSegment(0, 0, a.x, a.y, b.x, b.y).square);
}

const angle = ({ x, y }: Flat) => Math.atan2(y, x);
const polar = (direction: number, length: number): Flat => ({
  x: Math.cos(direction) * length,
  y: Math.sin(direction) * length,
});
const distance = (one: Position, other: Position) => {
  const { x, y } = flatten(one, other);
  return Math.hypot(x, y);
};
/** From -π (right) to π (left). */
function turnOf(before: number, after: number): number {
  const turn = (after - before) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}
