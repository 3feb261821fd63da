import type { FlatLine, Spot } from '../geometry/mercator.ts';
import { toSegment } from '../geometry/plane.ts';

export interface SnapTarget {
  readonly flat: FlatLine;
  /** Only so many of its first points attract; all of them by default. */
  readonly count?: number;
}

export interface Snapped extends Spot {
  readonly to: 'point' | 'line';
}

/** The nearest point of any line within a radius, otherwise the nearest place on one; the radius is on the flat map. */
export function snap(at: Spot, targets: readonly SnapTarget[], radius: number): Snapped | undefined {
  const near = targets.filter(({ flat: { box } }) => isNear(at, box, radius));
  return nearestPoint(at, near, radius) ?? nearestOnLine(at, near, radius);
}

function nearestPoint(at: Spot, targets: readonly SnapTarget[], radius: number): Snapped | undefined {
  let best: Snapped | undefined;
  let least = radius * radius;
  for (const { flat, count = flat.count } of targets) {
    const { xs, ys } = flat;
    for (let i = 0; i < count; i += 1) {
      const square = (xs[i]! - at.x) ** 2 + (ys[i]! - at.y) ** 2;
      if (square > least) continue;
      least = square;
      best = { x: xs[i]!, y: ys[i]!, to: 'point' };
    }
  }
  return best;
}

function nearestOnLine(at: Spot, targets: readonly SnapTarget[], radius: number): Snapped | undefined {
  let best: Snapped | undefined;
  let least = radius * radius;
  for (const { flat, count = flat.count } of targets) {
    const { xs, ys } = flat;
    for (let i = 0; i + 1 < count; i += 1) {
      const [ax, ay, bx, by] = [xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!];
      if (Math.min(ax, bx) > at.x + radius || Math.max(ax, bx) < at.x - radius) continue;
      const { x, y, square } = toSegment(at.x, at.y, ax, ay, bx, by);
      if (square > least) continue;
      least = square;
      best = { x, y, to: 'line' };
    }
  }
  return best;
}

const isNear = ({ x, y }: Spot, { west, north, east, south }: FlatLine['box'], radius: number) =>
  x >= west - radius && x <= east + radius && y >= north - radius && y <= south + radius;
