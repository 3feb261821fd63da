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
  const cells = new Map<string, Handle[]>();
  const cell = (value: number) => Math.floor((value * pixels) / SPACING);
  for (const index of order) {
    if (chosen.length >= MOST) break;
    const handle = { index, x: xs[index]!, y: ys[index]!, isMiddle: false };
    if (!isInside(handle, view)) continue;
    const [column, row] = [cell(handle.x - view.west), cell(handle.y - view.north)];
    if (near(cells, column, row).some((other) => pixelsBetween(other, handle, pixels) < SPACING)) continue;
    chosen.push(handle);
    const key = `${column} ${row}`;
    cells.set(key, [...(cells.get(key) ?? []), handle]);
  }
  return chosen;
}

function near(cells: ReadonlyMap<string, Handle[]>, column: number, row: number): Handle[] {
  const found: Handle[] = [];
  for (let x = column - 1; x <= column + 1; x += 1) {
    for (let y = row - 1; y <= row + 1; y += 1) found.push(...(cells.get(`${x} ${y}`) ?? []));
  }
  return found;
}

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

const isInside = ({ x, y }: Spot, { west, north, east, south }: Box) =>
  x >= west && x <= east && y >= north && y <= south;
