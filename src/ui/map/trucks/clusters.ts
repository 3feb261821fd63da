import { worldPixels } from '../geometry/mercator.ts';

/** Clusters are the same within half a zoom level: in a whole one, what is near at first ends up far apart. */
const STEP = 0.5;
/** Below this zoom whatever is near to each other is a cluster, then only what stands on top of each other. */
const END_OF_WIDE = 9;
const END_OF_PILES = 16;

export const zoomStep = (zoom: number): number => Math.floor(zoom / STEP) * STEP;

export interface Grouping {
  /** Pixels at the beginning of the step. */
  readonly radius: number;
  readonly least: number;
}

/** What is grouped at a step of the zoom; null where every truck is drawn. */
export function groupingAt(zoom: number): Grouping | null {
  if (zoom < END_OF_WIDE) return { radius: 46, least: 3 };
  return zoom < END_OF_PILES ? { radius: 18, least: 8 } : null;
}

const DISCS = [
  { from: 200, radius: 30 },
  { from: 50, radius: 24 },
  { from: 10, radius: 19 },
] as const;
const SMALLEST_DISC = 15;

/** Pixels of the disc that stands for so many trucks. */
export const discRadius = (count: number): number => DISCS.find(({ from }) => count >= from)?.radius ?? SMALLEST_DISC;

export interface Spots {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Those that count; the others are far from what is shown. */
  readonly slots: readonly number[];
  readonly isInDanger: (slot: number) => boolean;
}

export interface Cluster {
  /** The same as long as its trucks stay about where they are. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly hasDanger: boolean;
}

export interface Clusters {
  readonly clusters: readonly Cluster[];
  /** For each truck that is in one, the index of its cluster. */
  readonly clusterOf: ReadonlyMap<number, number>;
}

interface Cell {
  readonly key: number;
  readonly slots: number[];
  x: number;
  y: number;
  isTaken: boolean;
}

/** More than the columns of the world at any zoom that groups. */
const COLUMNS = 2 ** 22;
/** A cell and its eight neighbours. */
const AROUND = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * COLUMNS + column));

/**
 * Trucks near to each other on the screen, at a step of the zoom. They are counted into the cells of a grid that lies
 * still while they move, and full cells take in their neighbours: a few hundred cells instead of thousands of trucks.
 */
export function clustersOf(spots: Spots, zoom: number): Clusters {
  const clusterOf = new Map<number, number>();
  const grouping = groupingAt(zoom);
  if (!grouping) return { clusters: [], clusterOf };
  const reach = grouping.radius / worldPixels(zoom);
  const cells = cellsOf(spots, reach);
  const groups: Group[] = [];
  for (const cell of fullestFirst(cells.values())) {
    if (cell.isTaken) continue;
    const group = groupOf([cell, ...neighbours(cells, cell, reach)]);
    if (group.count < grouping.least) continue;
    for (const one of group.cells) one.isTaken = true;
    groups.push(group);
  }
  const clusters = apart(groups, worldPixels(zoom)).map((group, index): Cluster => {
    for (const { slots } of group.cells) for (const slot of slots) clusterOf.set(slot, index);
    const hasDanger = group.cells.some(({ slots }) => slots.some(spots.isInDanger));
    return { id: `${zoom}:${group.cells[0]!.key}`, x: group.x, y: group.y, count: group.count, hasDanger };
  });
  return { clusters, clusterOf };
}

interface Group {
  readonly cells: readonly Cell[];
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

function groupOf(cells: readonly Cell[]): Group {
  const count = cells.reduce((sum, { slots }) => sum + slots.length, 0);
  return {
    cells,
    count,
    x: cells.reduce((sum, { x, slots }) => sum + x * slots.length, 0) / count,
    y: cells.reduce((sum, { y, slots }) => sum + y * slots.length, 0) / count,
  };
}

const LARGEST_DISC = DISCS[0].radius;

/** Groups whose discs would lie over each other are one; the first, which are the larger ones, take in the others. */
function apart(groups: readonly Group[], pixels: number): readonly Group[] {
  const side = (2 * LARGEST_DISC) / pixels;
  const kept = new Map<number, Group[]>();
  let count = 0;
  for (const group of groups) {
    const [column, row] = [Math.floor(group.x / side), Math.floor(group.y / side)];
    const near = AROUND.map((away) => kept.get(row * COLUMNS + column + away));
    const place = near.find((some) => some?.some((one) => isOver(one, group, pixels)));
    const over = place?.findIndex((one) => isOver(one, group, pixels)) ?? -1;
    if (place && over >= 0) {
      // It stays listed where it was; the next round looks again from where it is by then.
      place[over] = groupOf([...place[over]!.cells, ...group.cells]);
      continue;
    }
    count += 1;
    const key = row * COLUMNS + column;
    const own = kept.get(key);
    if (own) own.push(group);
    else kept.set(key, [group]);
  }
  const left = [...kept.values()].flat();
  // What grew may touch another one by now.
  return count < groups.length ? apart(left, pixels) : left;
}

function isOver(one: Group, other: Group, pixels: number): boolean {
  const away = Math.hypot(one.x - other.x, one.y - other.y) * pixels;
  return away < discRadius(one.count) + discRadius(other.count);
}

function cellsOf({ xs, ys, slots }: Spots, reach: number): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const slot of slots) {
    const [x, y] = [xs[slot]!, ys[slot]!];
    const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)];
    const key = row * COLUMNS + column;
    const cell = cells.get(key);
    if (!cell) cells.set(key, { key, slots: [slot], x, y, isTaken: false });
    else {
      cell.slots.push(slot);
      cell.x += (x - cell.x) / cell.slots.length;
      cell.y += (y - cell.y) / cell.slots.length;
    }
  }
  return cells;
}

/** By the size of their number, so that one truck more or less rarely changes the order, and with it the clusters. */
function fullestFirst(cells: Iterable<Cell>): Cell[] {
  const rank = ({ slots }: Cell) => 32 - Math.clz32(slots.length);
  return [...cells].sort((one, other) => rank(other) - rank(one) || one.key - other.key);
}

function neighbours(cells: ReadonlyMap<number, Cell>, from: Cell, reach: number): Cell[] {
  return AROUND.map((away) => cells.get(from.key + away)).filter(
    (cell): cell is Cell =>
      cell !== undefined && cell !== from && !cell.isTaken && Math.hypot(cell.x - from.x, cell.y - from.y) <= reach,
  );
}

/** The first step of the zoom at which the trucks of a cluster are no longer together. */
export function splittingZoom(spots: Spots, zoom: number): number {
  for (let next = zoom + STEP; next < END_OF_PILES; next += STEP) {
    const { clusterOf } = clustersOf(spots, next);
    if (spots.slots.some((slot) => clusterOf.get(slot) !== 0)) return next;
  }
  return END_OF_PILES;
}
