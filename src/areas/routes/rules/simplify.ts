import type { Position } from '#kernel/position.ts';
import { DEGREE_METERS, degreesOf, squeezeAt } from './flat-earth.ts';
import type { Line } from './line.ts';

/** Smaller than anything visible on a map at its closest zoom. */
const FINEST_METERS = 20;

/**
 * How much of a line is drawn at which zooms: half a pixel of error at the closest zoom of each level. Closer than the
 * last one the line is drawn in full.
 */
export const ZOOM_LEVELS = {
  country: { maxZoom: 7, toleranceMeters: 300, pointsMax: 1_000 },
  region: { maxZoom: 10, toleranceMeters: 40, pointsMax: 3_000 },
  city: { maxZoom: 13, toleranceMeters: 5, pointsMax: 8_000 },
} as const;
export type ZoomLevel = keyof typeof ZOOM_LEVELS;

/** Work per point after which ranges are halved: no shape of line takes longer than some passes over it. */
const PASSES_MAX = 64;

/** Leaves out points closer than the tolerance to the line that is left (Douglas–Peucker). The ends always stay. */
export function simplifyLine<T extends Position>(line: readonly T[], toleranceMeters: number): readonly T[] {
  return line.length <= 2 ? line : simplifyFlat(line, flatten(line), toleranceMeters);
}

function simplifyFlat<T>(line: readonly T[], flat: FlatLine, toleranceMeters: number): readonly T[] {
  const isKept = keptPoints(flat, toleranceMeters);
  return line.filter((_, at) => isKept[at] === 1);
}

/** A tolerance that doubles until no more than `most` points are left. */
export function simplifyTrack<T extends Position>(track: readonly T[], most: number): readonly T[] {
  return track.length <= most ? track : simplifyTo(track, flatten(track), FINEST_METERS, most);
}

export function zoomLevels(line: Line): Record<ZoomLevel, Line> {
  if (line.length <= 2) return { country: line, region: line, city: line };
  const from = (finer: Line, level: ZoomLevel) => {
    const { toleranceMeters, pointsMax } = ZOOM_LEVELS[level];
    return simplifyTo(finer, flatten(finer), toleranceMeters, pointsMax);
  };
  // Each from the one before: their errors add up to little more than that of the last.
  const city = from(line, 'city');
  const region = from(city, 'region');
  return { country: from(region, 'country'), region, city };
}

/** The level to draw at a zoom; nothing where the whole line is to be drawn. */
export function zoomLevelAt(zoom: number): ZoomLevel | undefined {
  return (Object.keys(ZOOM_LEVELS) as ZoomLevel[]).find((level) => zoom <= ZOOM_LEVELS[level].maxZoom);
}

function simplifyTo<T>(line: readonly T[], flat: FlatLine, finest: number, most: number): readonly T[] {
  const fewest = Math.max(2, most);
  let kept = simplifyFlat(line, flat, finest);
  for (let tolerance = finest * 2; kept.length > fewest; tolerance *= 2) kept = simplifyFlat(line, flat, tolerance);
  return kept;
}

/** 1 for every point that stays. */
function keptPoints(flat: FlatLine, toleranceMeters: number): Uint8Array {
  const tolerance = (toleranceMeters / DEGREE_METERS) ** 2;
  const count = flat.lats.length;
  const last = count - 1;
  const isKept = new Uint8Array(count);
  isKept[0] = 1;
  isKept[last] = 1;
  const open = [0, last];
  let work = PASSES_MAX * count;
  while (open.length > 0) {
    const to = open.pop()!;
    const from = open.pop()!;
    work -= to - from;
    const far = farthest(flat, from, to, tolerance);
    if (far < 0) continue;
    const at = work > 0 ? far : (from + to) >> 1;
    isKept[at] = 1;
    if (at - from > 1) open.push(from, at);
    if (to - at > 1) open.push(at, to);
  }
  return isKept;
}

interface FlatLine {
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
  readonly squeezes: Float64Array;
}

function flatten(line: readonly Position[]): FlatLine {
  const { lats, lngs } = degreesOf(line);
  return { lats, lngs, squeezes: lats.map(squeezeAt) };
}

/** The point farthest from the straight way between two others, in degrees around that point; -1 if all are close. */
function farthest({ lats, lngs, squeezes }: FlatLine, from: number, to: number, tolerance: number): number {
  let found = -1;
  let most = tolerance;
  const startX = lngs[from]!;
  const startY = lats[from]!;
  const alongX = lngs[to]! - startX;
  const alongY = lats[to]! - startY;
  for (let at = from + 1; at < to; at += 1) {
    const squeeze = squeezes[at]!;
    const x = (lngs[at]! - startX) * squeeze;
    const y = lats[at]! - startY;
    const dx = alongX * squeeze;
    const square = dx * dx + alongY * alongY;
    const share = square > 0 ? Math.max(0, Math.min(1, (x * dx + y * alongY) / square)) : 0;
    const offX = x - share * dx;
    const offY = y - share * alongY;
    const off = offX * offX + offY * offY;
    if (off > most) {
      most = off;
      found = at;
    }
  }
  return found;
}
