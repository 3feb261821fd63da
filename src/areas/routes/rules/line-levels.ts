import type { Degrees } from '#kernel/encoded-line.ts';
import { DEGREE_METERS, squeezeAt } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { buildGrid, type LineGrid } from './line-grid.ts';

/**
 * Boxes around runs of consecutive segments, in levels: 16 segments, 256, 4,096 … A run of a road lies close together,
 * and every run has its own stretch of metres, so that a search can leave out what is too far away as well as what has
 * been driven already.
 */
export interface BoxLevels extends Degrees {
  /** West, south, east, north of each run, the shortest runs first. */
  readonly boxes: readonly Float64Array[];
  /** Room for the runs that a search is looking at: making it anew would take longer than the search. */
  readonly bounds: readonly Float64Array[];
  /** Of the shortest runs. */
  readonly grid: LineGrid | undefined;
}

interface Stretch {
  readonly after: number | undefined;
  readonly until: number;
}

interface Found {
  segment: number;
  share: number;
  score: number;
}

/** 16 = 2⁴. */
const RUN = 16;
const RUN_BITS = 4;
/** What lies ahead counts as farther away by this share of the way to it … */
const AHEAD_SHARE = 0.02;
/** … up to so many metres, so that a truck that was silent for long is found wherever it is. */
const AHEAD_MAX_METERS = 1_000;
/** Positions this close to each other are equally near; the earlier one is taken. */
const SAME_METERS = 0.001;

/** Cells that are looked through around a position, before the levels. */
const RINGS = 1;

export function buildLevels({ lats, lngs }: Degrees): BoxLevels {
  const boxes: Float64Array[] = [];
  const segments = Math.max(1, lats.length - 1);
  if (segments > RUN) boxes.push(boxesOfSegments(lats, lngs, segments));
  while (boxes.length > 0 && boxes.at(-1)!.length / 4 > RUN) boxes.push(boxesOfBoxes(boxes.at(-1)!));
  const grid = boxes[0] && buildGrid(boxes[0]);
  return { lats, lngs, boxes, bounds: boxes.map(() => new Float64Array(RUN)), grid };
}

function boxesOfSegments(lats: Float64Array, lngs: Float64Array, segments: number): Float64Array {
  const boxes = new Float64Array(Math.ceil(segments / RUN) * 4);
  for (let box = 0, from = 0; from < segments; box += 4, from += RUN) {
    let [west, south, east, north] = [lngs[from]!, lats[from]!, lngs[from]!, lats[from]!];
    // With the first point of the next run, where the last segment ends.
    const last = Math.min(from + RUN, segments, lats.length - 1);
    for (let point = from + 1; point <= last; point += 1) {
      const [lng, lat] = [lngs[point]!, lats[point]!];
      west = lng < west ? lng : west;
      east = lng > east ? lng : east;
      south = lat < south ? lat : south;
      north = lat > north ? lat : north;
    }
    boxes[box] = west;
    boxes[box + 1] = south;
    boxes[box + 2] = east;
    boxes[box + 3] = north;
  }
  return boxes;
}

function boxesOfBoxes(inner: Float64Array): Float64Array {
  const count = inner.length / 4;
  const boxes = emptyBoxes(Math.ceil(count / RUN));
  for (let at = 0; at < count; at += 1) {
    const from = at * 4;
    stretch(boxes, Math.floor(at / RUN) * 4, inner[from]!, inner[from + 1]!, inner[from + 2]!, inner[from + 3]!);
  }
  return boxes;
}

function emptyBoxes(count: number): Float64Array {
  const boxes = new Float64Array(count * 4);
  for (let at = 0; at < boxes.length; at += 4) {
    boxes.fill(Number.POSITIVE_INFINITY, at, at + 2);
    boxes.fill(Number.NEGATIVE_INFINITY, at + 2, at + 4);
  }
  return boxes;
}

function stretch(boxes: Float64Array, at: number, west: number, south: number, east: number, north: number): void {
  boxes[at] = Math.min(boxes[at]!, west);
  boxes[at + 1] = Math.min(boxes[at + 1]!, south);
  boxes[at + 2] = Math.max(boxes[at + 2]!, east);
  boxes[at + 3] = Math.max(boxes[at + 3]!, north);
}

/** The best segment and the share of it, on a flat earth around the position: exact where the line is near. */
export function searchLevels(levels: BoxLevels, along: Float64Array, at: Position, stretchOf: Stretch): Found {
  // Written out: an object put together from others is read ten times as slowly by the loops below.
  const search: Search = {
    levels,
    along,
    lat: at.lat,
    lng: at.lng,
    squeeze: squeezeAt(at.lat),
    degreeMeters: DEGREE_METERS,
    after: stretchOf.after ?? 0,
    until: stretchOf.until,
    ahead: stretchOf.after === undefined ? 0 : AHEAD_SHARE,
    isAnywhere: stretchOf.after === undefined && stretchOf.until === Number.POSITIVE_INFINITY,
    segments: Math.max(1, along.length - 1),
    found: { segment: 0, share: 0, score: Number.POSITIVE_INFINITY },
  };
  if (search.isAnywhere && levels.grid && foundAround(search, levels.grid)) return search.found;
  const top = levels.boxes.length - 1;
  descend(search, top, 0, top < 0 ? search.segments : levels.boxes[top]!.length / 4);
  return search.found;
}

/** Looks through the cell of the position, then those around it; whether nothing farther away can be as near. */
function foundAround(search: Search, grid: LineGrid): boolean {
  const column = Math.floor((search.lng - grid.west) / grid.wide);
  const row = Math.floor((search.lat - grid.south) / grid.high);
  for (let ring = 0; ring <= RINGS; ring += 1) {
    for (let y = Math.max(row - ring, 0); y <= Math.min(row + ring, grid.rows - 1); y += 1) {
      // Between its first and its last row a ring is two cells.
      const step = Math.abs(y - row) === ring ? 1 : ring * 2;
      for (let x = column - ring; x <= column + ring; x += step) {
        if (x >= 0 && x < grid.columns) enterCell(search, grid, y * grid.columns + x);
      }
    }
    const aside = search.lng - grid.west - (column - ring) * grid.wide;
    const up = search.lat - grid.south - (row - ring) * grid.high;
    const room = ring * 2 + 1;
    const least = Math.min(Math.min(aside, room * grid.wide - aside) * search.squeeze, up, room * grid.high - up);
    if (search.found.score + SAME_METERS < least * search.degreeMeters) return true;
  }
  return false;
}

/** The nearest run first: along a road each would be nearer than the one before. */
function enterCell(search: Search, { starts, runs }: LineGrid, cell: number): void {
  const boxes = search.levels.boxes[0]!;
  const [from, to] = [starts[cell]!, starts[cell + 1]!];
  let nearest = -1;
  let least = search.found.score + SAME_METERS;
  for (let at = from; at < to; at += 1) {
    const meters = leastMeters(search, boxes, runs[at]! * 4);
    if (meters > least) continue;
    least = meters;
    nearest = at;
  }
  if (nearest < 0) return;
  enter(search, 0, runs[nearest]!);
  for (let at = from; at < to; at += 1) {
    if (at === nearest) continue;
    if (leastMeters(search, boxes, runs[at]! * 4) <= search.found.score + SAME_METERS) enter(search, 0, runs[at]!);
  }
}

interface Search {
  readonly levels: BoxLevels;
  readonly along: Float64Array;
  readonly lat: number;
  readonly lng: number;
  readonly squeeze: number;
  /** Beside the rest, as every segment needs it. */
  readonly degreeMeters: number;
  readonly after: number;
  readonly until: number;
  readonly ahead: number;
  /** Every run counts, wherever it is on the way. */
  readonly isAnywhere: boolean;
  readonly segments: number;
  readonly found: Found;
}

/** The nearest run first, which mostly leaves nothing to look for in the others. */
function descend(search: Search, level: number, from: number, to: number): void {
  if (level < 0) {
    if (search.isAnywhere) judgeNear(search, from, to);
    else for (let segment = from; segment < to; segment += 1) judgeSegment(search, segment);
    return;
  }
  const bounds = search.levels.bounds[level]!;
  for (let run = from; run < to; run += 1) bounds[run - from] = leastScore(search, level, run);
  for (let run = lowestOf(bounds, to - from); run >= 0; run = lowestOf(bounds, to - from)) {
    if (bounds[run]! > search.found.score + SAME_METERS) return;
    bounds[run] = Number.POSITIVE_INFINITY;
    enter(search, level, from + run);
  }
}

/** -1 where none is left. */
function lowestOf(bounds: Float64Array, count: number): number {
  let found = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < count; at += 1) {
    if (bounds[at]! < lowest) {
      lowest = bounds[at]!;
      found = at;
    }
  }
  return found;
}

function enter(search: Search, level: number, run: number): void {
  const inside = level === 0 ? search.segments : search.levels.boxes[level - 1]!.length / 4;
  descend(search, level - 1, run * RUN, Math.min((run + 1) * RUN, inside));
}

/** What no segment of a run can be better than. */
function leastScore(search: Search, level: number, run: number): number {
  if (search.isAnywhere) return leastMeters(search, search.levels.boxes[level]!, run * 4);
  const bits = RUN_BITS * (level + 1);
  const starts = search.along[run << bits]!;
  const ends = search.along[Math.min((run + 1) << bits, search.segments)]!;
  if (ends < search.after || starts > search.until) return Number.POSITIVE_INFINITY;
  return leastMeters(search, search.levels.boxes[level]!, run * 4) + farAhead(search, starts);
}

/** To a box; most boxes of a way that crosses itself lie around the position. */
function leastMeters({ lat, lng, squeeze, degreeMeters }: Search, boxes: Float64Array, box: number): number {
  const east = lng < boxes[box]! ? boxes[box]! - lng : Math.max(lng - boxes[box + 2]!, 0);
  const north = lat < boxes[box + 1]! ? boxes[box + 1]! - lat : Math.max(lat - boxes[box + 3]!, 0);
  if (east === 0) return north * degreeMeters;
  if (north === 0) return east * squeeze * degreeMeters;
  return Math.sqrt(east * east * squeeze * squeeze + north * north) * degreeMeters;
}

/** Only the segments that may be as near as what was found: whether one is takes no division and no root. */
function judgeNear(search: Search, from: number, to: number): void {
  const { lats, lngs } = search.levels;
  const { lat, lng, squeeze, degreeMeters, found } = search;
  let x = (lngs[from]! - lng) * squeeze;
  let y = lats[from]! - lat;
  let room = squareOf((found.score + SAME_METERS) / degreeMeters);
  for (let segment = from; segment < to; segment += 1) {
    const next = segment + 1 < lats.length ? segment + 1 : segment;
    const nextX = (lngs[next]! - lng) * squeeze;
    const nextY = lats[next]! - lat;
    const dx = nextX - x;
    const dy = nextY - y;
    const square = dx * dx + dy * dy;
    const foot = -(x * dx + y * dy);
    const aside = x * dy - y * dx;
    const isBeside = foot > 0 && foot < square;
    const isNear = isBeside
      ? aside * aside <= room * square
      : (foot <= 0 ? x * x + y * y : nextX * nextX + nextY * nextY) <= room;
    if (isNear) {
      judgeSegment(search, segment);
      room = squareOf((found.score + SAME_METERS) / degreeMeters);
    }
    x = nextX;
    y = nextY;
  }
}

const squareOf = (value: number): number => value * value;

function judgeSegment(search: Search, segment: number): void {
  const { along, after, until, found } = search;
  const next = Math.min(segment + 1, along.length - 1);
  const starts = along[segment]!;
  const length = along[next]! - starts;
  if (starts + length < after || starts > until) return;
  const { lats, lngs } = search.levels;
  const x = (lngs[segment]! - search.lng) * search.squeeze;
  const y = lats[segment]! - search.lat;
  const dx = (lngs[next]! - lngs[segment]!) * search.squeeze;
  const dy = lats[next]! - lats[segment]!;
  const square = dx * dx + dy * dy;
  const foot = square > 0 ? -(x * dx + y * dy) / square : 0;
  const lowest = length > 0 ? Math.max(0, (after - starts) / length) : 0;
  const highest = length > 0 ? Math.min(1, (until - starts) / length) : 0;
  const share = Math.max(lowest, Math.min(highest, foot));
  const offX = x + share * dx;
  const offY = y + share * dy;
  const off = Math.sqrt(offX * offX + offY * offY) * search.degreeMeters;
  const score = off + farAhead(search, starts + share * length);
  const isEarlier = segment < found.segment && score <= found.score + SAME_METERS;
  if (score < found.score - SAME_METERS || isEarlier) {
    found.segment = segment;
    found.share = share;
    found.score = score;
  }
}

function farAhead(search: Search, meters: number): number {
  if (search.ahead === 0) return 0;
  return Math.min(AHEAD_MAX_METERS, Math.max(0, meters - search.after) * search.ahead);
}
