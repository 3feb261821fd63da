import { type Degrees, degreesOf, emptyDegrees } from '#kernel/encoded-line.ts';
import { DEGREE_METERS, squeezeAt } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { farthestFirst } from './farthest-first.ts';
import { straightRuns } from './straight-runs.ts';

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
  return line.length <= 2 ? line : pick(line, keptPoints(flatten(degreesOf(line)), toleranceMeters));
}

/** What is left out lies within a few meters, or matters less than the `most` points that are kept. */
export function simplifyTrack<T extends Position>(track: readonly T[], most: number): readonly T[] {
  return track.length <= most ? track : pick(track, keptAtMost(flatten(degreesOf(track)), FINEST_METERS, most));
}

const pick = <T>(line: readonly T[], isKept: Uint8Array): readonly T[] => line.filter((_, at) => isKept[at] === 1);

/** The share of a level's tolerance that straight stretches may use up, before the rest is looked at more closely. */
const STRAIGHT_SHARE = 0.2;

export function zoomLevels(line: Degrees): Record<ZoomLevel, Degrees> {
  if (line.lats.length <= 2) return { country: line, region: line, city: line };
  const { toleranceMeters, pointsMax } = ZOOM_LEVELS.city;
  // One pass leaves a tenth of the points of a road; the others then cost little.
  const bends = pickDegrees(line, straightRuns(line, toleranceMeters * STRAIGHT_SHARE));
  const city = pickDegrees(bends, keptAtMost(flatten(bends), toleranceMeters * (1 - STRAIGHT_SHARE), pointsMax));
  // Each from the one before: their errors add up to little more than that of the last.
  const coarser = (finer: Degrees, level: ZoomLevel) =>
    pickDegrees(finer, keptAtMost(flatten(finer), ZOOM_LEVELS[level].toleranceMeters, ZOOM_LEVELS[level].pointsMax));
  const region = coarser(city, 'region');
  return { country: coarser(region, 'country'), region, city };
}

function pickDegrees({ lats, lngs }: Degrees, isKept: Uint8Array): Degrees {
  const kept = emptyDegrees(countKept(isKept));
  for (let at = 0, to = 0; at < isKept.length; at += 1) {
    if (isKept[at] === 0) continue;
    kept.lats[to] = lats[at]!;
    kept.lngs[to] = lngs[at]!;
    to += 1;
  }
  return kept;
}

function countKept(isKept: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < isKept.length; at += 1) count += isKept[at]!;
  return count;
}

/** The level to draw at a zoom; nothing where the whole line is to be drawn. */
export function zoomLevelAt(zoom: number): ZoomLevel | undefined {
  return (Object.keys(ZOOM_LEVELS) as ZoomLevel[]).find((level) => zoom <= ZOOM_LEVELS[level].maxZoom);
}

/** The points that matter most, until all others are closer than the finest tolerance or as many as wanted are kept. */
function keptAtMost(flat: FlatLine, finest: number, most: number): Uint8Array {
  const tolerance = (finest / DEGREE_METERS) ** 2;
  const last = flat.lats.length - 1;
  const isKept = new Uint8Array(last + 1);
  isKept[0] = 1;
  isKept[last] = 1;
  const open = farthestFirst();
  let work = PASSES_MAX * flat.lats.length;
  const look = (from: number, to: number) => {
    if (to - from < 2) return;
    work -= to - from;
    const { at, off } = farthest(flat, from, to, tolerance);
    if (at > 0) open.push({ from, to, at: work > 0 ? at : (from + to) >> 1, off });
  };
  look(0, last);
  for (let kept = 2; kept < most; kept += 1) {
    const next = open.pop();
    if (!next) break;
    isKept[next.at] = 1;
    look(next.from, next.at);
    look(next.at, next.to);
  }
  return isKept;
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
    const far = farthest(flat, from, to, tolerance).at;
    if (far < 0) continue;
    const at = work > 0 ? far : (from + to) >> 1;
    isKept[at] = 1;
    if (at - from > 1) open.push(from, at);
    if (to - at > 1) open.push(at, to);
  }
  return isKept;
}

interface FlatLine extends Degrees {
  readonly squeezes: Float64Array;
}

const flatten = ({ lats, lngs }: Degrees): FlatLine => ({ lats, lngs, squeezes: lats.map(squeezeAt) });

/** The point farthest from the straight way between two others, in square degrees around that point; -1 if all are close. */
function farthest({ lats, lngs, squeezes }: FlatLine, from: number, to: number, tolerance: number) {
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
  return { at: found, off: most };
}
