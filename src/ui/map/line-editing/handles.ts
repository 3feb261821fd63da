import type { Box, FlatLine, Spot } from '../geometry/mercator.ts';

/** More handles would cover the map. */
const MOST = 300;
/** Pixels between two handles: a finger needs that much. */
const SPACING = 20;
/** A segment that is shorter on the screen has no handle in its middle. */
const LEAST_SEGMENT = 48;

/** A point of the line, or the middle of the visible part of the segment after it. */
export interface Handle extends Spot {
  readonly index: number;
  readonly isMiddle: boolean;
}

export interface Look {
  readonly view: Box;
  /** Pixels of the whole world. */
  readonly pixels: number;
}

/** The points in view, the most important first, as many as fit beside each other. */
export function pointHandles({ xs, ys }: FlatLine, order: Uint32Array, { view, pixels }: Look): Handle[] {
  const chosen: Handle[] = [];
  const cells = new Map<number, Handle>();
  for (const index of order) {
    if (chosen.length >= MOST) break;
    const [x, y] = [xs[index]!, ys[index]!];
    if (x < view.west || x > view.east || y < view.north || y > view.south) continue;
    const cell = cellAt((x - view.west) * pixels, (y - view.north) * pixels);
    // Two points of one cell are always too near: most points are left out here.
    if (cells.has(cell)) continue;
    const handle = { index, x, y, isMiddle: false };
    if (AROUND.some((away) => isTooNear(cells.get(cell + away), handle, pixels))) continue;
    chosen.push(handle);
    cells.set(cell, handle);
  }
  return chosen;
}

/** The diagonal of a cell is the spacing. */
const CELL = SPACING / Math.SQRT2;
/** More than the rows of any screen. */
const COLUMN = 100_000;
const cellAt = (x: number, y: number) => Math.floor(x / CELL) * COLUMN + Math.floor(y / CELL);
const AROUND = [-2, -1, 0, 1, 2].flatMap((column) => [-2, -1, 0, 1, 2].map((row) => column * COLUMN + row));

const isTooNear = (other: Handle | undefined, handle: Handle, pixels: number) =>
  other !== undefined && pixelsBetween(other, handle, pixels) < SPACING;

/** The middles of segments that are long enough on the screen; of a segment that leaves the view, of what is seen. */
export function middleHandles({ count, xs, ys }: FlatLine, { view, pixels }: Look): Handle[] {
  const middles: Handle[] = [];
  for (let i = 0; i + 1 < count && middles.length < MOST; i += 1) {
    const [from, to] = [
      { x: xs[i]!, y: ys[i]! },
      { x: xs[i + 1]!, y: ys[i + 1]! },
    ];
    const seen = clip(from, to, view);
    if (!seen || pixelsBetween(seen[0], seen[1], pixels) < LEAST_SEGMENT) continue;
    middles.push({ index: i, x: (seen[0].x + seen[1].x) / 2, y: (seen[0].y + seen[1].y) / 2, isMiddle: true });
  }
  return middles;
}

/** The part of a segment inside a box. */
function clip(from: Spot, to: Spot, { west, north, east, south }: Box): readonly [Spot, Spot] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  const edges = [
    [-dx, from.x - west],
    [dx, east - from.x],
    [-dy, from.y - north],
    [dy, south - from.y],
  ] as const;
  for (const [toward, room] of edges) {
    if (toward === 0 && room < 0) return undefined;
    if (toward < 0) start = Math.max(start, room / toward);
    if (toward > 0) end = Math.min(end, room / toward);
  }
  if (start > end) return undefined;
  const at = (share: number) => ({ x: from.x + share * dx, y: from.y + share * dy });
  return [at(start), at(end)];
}

/** What the pointer takes hold of: a point before a middle, the nearest within reach. */
export function grabbed(handles: readonly Handle[], at: Spot, pixels: number, reach: number): Handle | undefined {
  let best: { handle: Handle; cost: number } | undefined;
  for (const handle of handles) {
    const away = pixelsBetween(handle, at, pixels);
    const cost = handle.isMiddle ? away + reach : away;
    if (away <= reach && (!best || cost < best.cost)) best = { handle, cost };
  }
  return best?.handle;
}

export const pixelsBetween = (one: Spot, other: Spot, pixels: number): number =>
  Math.hypot(one.x - other.x, one.y - other.y) * pixels;
