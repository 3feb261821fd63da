import { type Degrees, degreesOf } from '#kernel/encoded-line.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { alongOf, metersOf } from './line-length.ts';
import { type BoxLevels, buildLevels, searchLevels } from './line-levels.ts';

/** A way on the earth: points in the order in which they are driven. Between two of them degrees change evenly. */
export type Line = readonly Position[];

/** What is needed to find places on a line quickly; made once, asked many times. */
export interface Measures {
  /** Metres from the beginning to each point. */
  readonly along: Float64Array;
  readonly totalMeters: number;
  readonly levels: BoxLevels;
}

export interface MeasuredLine extends Measures {
  readonly line: Line;
}

export interface PlaceOnLine {
  /** From the beginning of the line. */
  readonly meters: number;
  /** From the line, in a straight line. */
  readonly offMeters: number;
  readonly point: Position;
}

export interface NearestOptions {
  /** Progress so far in metres: the answer is never before it, and near it rather than on the way back. */
  readonly after?: number;
  /** How many metres beyond `after` are looked at. */
  readonly within?: number;
}

export const lineMeters = (line: Line): number => metersOf(degreesOf(line));

export function measure(line: Line): MeasuredLine {
  const { along, totalMeters, levels } = measureDegrees(degreesOf(line));
  return { line, along, totalMeters, levels };
}

export function measureDegrees(degrees: Degrees): Measures {
  const along = alongOf(degrees);
  return { along, totalMeters: along.at(-1) ?? 0, levels: buildLevels(degrees) };
}

/** The point after so many metres; before the beginning and behind the end it is the first and the last point. */
export function pointAt({ levels, along, totalMeters }: Measures, meters: number): Position {
  if (along.length === 0) throw new RangeError('a line without points has no point');
  if (!(meters > 0)) return pointOf(levels, 0);
  if (meters >= totalMeters) return pointOf(levels, along.length - 1);
  const at = segmentAt(along, meters);
  const length = along[at + 1]! - along[at]!;
  return between(levels, at, length > 0 ? (meters - along[at]!) / length : 0);
}

/**
 * Where a truck is on its way. Without `after` it is the nearest point, the earlier one of two that are equally near.
 * With it, what lies far ahead counts as farther away, so that on a road driven out and back a position between both
 * directions continues the present one.
 */
export function nearestOn(measured: Measures, at: Position, options: NearestOptions = {}): PlaceOnLine {
  const { along, totalMeters, levels } = measured;
  if (along.length === 0) return { meters: 0, offMeters: Number.POSITIVE_INFINITY, point: at };
  const after = options.after === undefined ? undefined : Math.max(0, Math.min(options.after, totalMeters));
  const until = (after ?? 0) + (options.within ?? Number.POSITIVE_INFINITY);
  const { segment, share } = searchLevels(levels, along, at, { after, until });
  const point = between(levels, segment, share);
  const meters = along[segment]! + share * ((along[segment + 1] ?? along[segment]!) - along[segment]!);
  // Rounding could put it a hair before the progress it was asked for.
  return { meters: Math.max(after ?? 0, Math.min(meters, totalMeters)), offMeters: distanceMeters(at, point), point };
}

export function insideCorridor(measured: Measures, at: Position, halfWidthMeters: number): boolean {
  return nearestOn(measured, at).offMeters <= halfWidthMeters;
}

export const reverseLine = (line: Line): Line => line.toReversed();

/** The part between two distances from the beginning, with new points where it was cut. */
export function cutLine(line: Line, fromMeters: number, toMeters: number): Line {
  const measured = measure(line);
  const { along, totalMeters } = measured;
  const from = Math.max(0, fromMeters);
  const to = Math.min(totalMeters, toMeters);
  if (line.length < 2 || !(from < to)) return [];
  const inner = line.filter((_, at) => along[at]! > from && along[at]! < to);
  return [pointAt(measured, from), ...inner, pointAt(measured, to)];
}

/** Two lines that share the point at which the line was split; one of them is that point alone at either end. */
export function splitLine(line: Line, index: number): [Line, Line] {
  return [line.slice(0, index + 1), line.slice(index)];
}

/** One after the other; a point that ends the first and begins the second is kept once. */
export function joinLines(one: Line, other: Line): Line {
  const [end, start] = [one.at(-1), other[0]];
  const isSame = end !== undefined && start !== undefined && end.lat === start.lat && end.lng === start.lng;
  return [...one, ...(isSame ? other.slice(1) : other)];
}

const pointOf = ({ lats, lngs }: Degrees, at: number): Position => ({ lat: lats[at]!, lng: lngs[at]! });

/** A share of the way from one point to the next; the last one has none. */
function between({ lats, lngs }: Degrees, from: number, share: number): Position {
  const to = Math.min(from + 1, lats.length - 1);
  if (share <= 0 || share >= 1) return pointOf({ lats, lngs }, share <= 0 ? from : to);
  return {
    lat: lats[from]! + share * (lats[to]! - lats[from]!),
    lng: lngs[from]! + share * (lngs[to]! - lngs[from]!),
  };
}

/** The last segment that begins at or before so many metres. */
function segmentAt(along: Float64Array, meters: number): number {
  let [low, high] = [0, along.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (along[middle]! <= meters) low = middle;
    else high = middle - 1;
  }
  return low;
}
