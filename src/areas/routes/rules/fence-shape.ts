import { boxAround, DEGREE_METERS, type GeoBox, growBox } from '#kernel/globe.ts';
import { distanceMeters, EARTH_RADIUS_METERS, isPlace, type Position, radians } from '#kernel/position.ts';
import { insideCorridor, type Line, lineMeters, measure } from './line.ts';
import { cornersOf, findCrossings } from './ring-crossing.ts';
import { CORRIDOR_METERS, FENCE_AREA_MAX_KM2, FENCE_CORNERS_MAX, FENCE_RADIUS_METERS } from './route-limits.ts';

/** An area on the map. Of a polygon the first ring is the outside and the others are holes; rings may be closed or not. */
export type FenceShape =
  | { readonly kind: 'circle'; readonly centre: Position; readonly radiusMeters: number }
  | { readonly kind: 'polygon'; readonly rings: readonly Line[] }
  | { readonly kind: 'corridor'; readonly line: Line; readonly halfWidthMeters: number };

export type Contains = (at: Position) => boolean;

export const contains = (shape: FenceShape, at: Position): boolean => containsOf(shape)(at);

/** The question of a shape, prepared for being asked many times. */
export function containsOf(shape: FenceShape): Contains {
  if (shape.kind === 'circle') return circleContains(shape.centre, shape.radiusMeters);
  if (shape.kind === 'polygon') return polygonContains(shape.rings);
  const measured = measure(shape.line);
  return (at) => insideCorridor(measured, at, shape.halfWidthMeters);
}

function circleContains(centre: Position, radiusMeters: number): Contains {
  const reach = radiusMeters / DEGREE_METERS;
  return (at) => Math.abs(at.lat - centre.lat) <= reach && distanceMeters(at, centre) <= radiusMeters;
}

function polygonContains(rings: readonly Line[]): Contains {
  const [outside, ...holes] = rings.map(flattenRing);
  return (at) => outside !== undefined && ringContains(outside, at) && !holes.some((hole) => ringContains(hole, at));
}

/** Longitude and latitude of each corner in turn. */
function flattenRing(ring: Line): Float64Array {
  const flat = new Float64Array(ring.length * 2);
  for (let at = 0; at < ring.length; at += 1) {
    flat[at * 2] = ring[at]!.lng;
    flat[at * 2 + 1] = ring[at]!.lat;
  }
  return flat;
}

/** A ray to the east crosses the ring an odd number of times. A repeated first corner adds a side without length. */
function ringContains(flat: Float64Array, { lat, lng }: Position): boolean {
  let isInside = false;
  let x1 = flat[flat.length - 2]!;
  let y1 = flat[flat.length - 1]!;
  for (let at = 0; at < flat.length; at += 2) {
    const x2 = flat[at]!;
    const y2 = flat[at + 1]!;
    if (y1 > lat !== y2 > lat && lng < ((x1 - x2) * (lat - y2)) / (y1 - y2) + x2) isInside = !isInside;
    x1 = x2;
    y1 = y2;
  }
  return isInside;
}

export function boxOf(shape: FenceShape): GeoBox {
  if (shape.kind === 'circle') return boxAround(shape.centre, shape.radiusMeters);
  if (shape.kind === 'polygon') return boxOfLine(shape.rings[0] ?? []);
  return growBox(boxOfLine(shape.line), shape.halfWidthMeters);
}

export function boxOfLine(line: Line): GeoBox {
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { lat, lng } of line) {
    if (lng < west) west = lng;
    if (lng > east) east = lng;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return { west, south, east, north };
}

const EARTH_RADIUS_KM = EARTH_RADIUS_METERS / 1000;

export function areaKm2(shape: FenceShape): number {
  if (shape.kind === 'circle') {
    const angle = shape.radiusMeters / 1000 / EARTH_RADIUS_KM;
    return 2 * Math.PI * EARTH_RADIUS_KM ** 2 * (1 - Math.cos(angle));
  }
  if (shape.kind === 'polygon') {
    const [outside = 0, ...holes] = shape.rings.map(ringKm2);
    return Math.max(0, outside - holes.reduce((sum, hole) => sum + hole, 0));
  }
  const halfKm = shape.halfWidthMeters / 1000;
  return (lineMeters(shape.line) / 1000) * 2 * halfKm + Math.PI * halfKm ** 2;
}

/** The area between each side and the equator, added up with its sign. */
function ringKm2(ring: Line): number {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 1) {
    const [from, to] = [ring[at]!, ring[(at + 1) % ring.length]!];
    sum += radians(to.lng - from.lng) * meanSine(radians(from.lat), radians(to.lat));
  }
  return Math.abs(sum) * EARTH_RADIUS_KM ** 2;
}

/** Of the latitudes along a side, on which degrees change evenly. */
function meanSine(from: number, to: number): number {
  if (Math.abs(to - from) < 1e-6) return Math.sin((from + to) / 2);
  return (Math.cos(from) - Math.cos(to)) / (to - from);
}

export const FENCE_PROBLEMS = [
  'tooFewCorners',
  'tooManyCorners',
  'crossesItself',
  'antimeridian',
  'tooLarge',
  'radius',
  'width',
  'coordinates',
] as const;

export interface FenceProblem {
  readonly code: (typeof FENCE_PROBLEMS)[number];
  /** Where it is seen on the map. */
  readonly at?: Position;
  readonly ring?: number;
}

/** What keeps a shape from being a fence; nothing where it is one. */
export function fenceProblems(shape: FenceShape): FenceProblem[] {
  const problems = problemsOf[shape.kind](shape as never);
  // Of wrong coordinates, and of a ring around the back of the earth, no area can be computed.
  if (problems.some(({ code }) => code === 'coordinates' || code === 'antimeridian')) return problems;
  return problems.concat(areaKm2(shape) > FENCE_AREA_MAX_KM2 ? [{ code: 'tooLarge' }] : []);
}

type ShapeOf<K extends FenceShape['kind']> = Extract<FenceShape, { kind: K }>;

const problemsOf: { [K in FenceShape['kind']]: (shape: ShapeOf<K>) => FenceProblem[] } = {
  circle: (shape) => {
    if (!isPlace(shape.centre)) return [{ code: 'coordinates', at: shape.centre }];
    if (!isBetween(shape.radiusMeters, FENCE_RADIUS_METERS)) return [{ code: 'radius', at: shape.centre }];
    return leavesTheMap(shape);
  },
  corridor: (shape) => {
    const wrong = wrongCoordinates(shape.line, 0);
    if (wrong.length > 0) return wrong;
    const problems: FenceProblem[] = [];
    if (cornersOf(shape.line).length < 2) problems.push({ code: 'tooFewCorners', ring: 0 });
    if (shape.line.length > FENCE_CORNERS_MAX) problems.push({ code: 'tooManyCorners', ring: 0 });
    if (!isBetween(shape.halfWidthMeters, CORRIDOR_METERS)) return [...problems, { code: 'width' }];
    return [...problems, ...leavesTheMap(shape)];
  },
  polygon: ({ rings }) => {
    if (rings.length === 0) return [{ code: 'tooFewCorners', ring: 0 }];
    const wrong = rings.flatMap((ring, at) => wrongCoordinates(ring, at));
    if (wrong.length > 0) return wrong;
    const corners = rings.map(cornersOf);
    if (corners.reduce((sum, { length }) => sum + length, 0) > FENCE_CORNERS_MAX) return [{ code: 'tooManyCorners' }];
    const few = corners.flatMap(({ length }, ring): FenceProblem[] =>
      length < 3 ? [{ code: 'tooFewCorners', ring }] : [],
    );
    const around = corners.flatMap((ring, at) => crossesAntimeridian([...ring, ...ring.slice(0, 1)], at));
    if (few.length > 0 || around.length > 0) return [...few, ...around];
    return findCrossings(corners).map(({ at, ring }) => ({ code: 'crossesItself', at, ring }));
  },
};

const isBetween = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;

/** The first wrong point is enough to say what is wrong with a line. */
function wrongCoordinates(line: Line, ring: number): FenceProblem[] {
  const wrong = line.find((point) => !isPlace(point));
  return wrong ? [{ code: 'coordinates', at: wrong, ring }] : [];
}

/** Between two neighbours nobody means more than half the earth: the shorter way leads over the antimeridian. */
function crossesAntimeridian(line: Line, ring: number): FenceProblem[] {
  const at = line.findIndex((point, index) => index > 0 && Math.abs(point.lng - line[index - 1]!.lng) > 180);
  return at < 0 ? [] : [{ code: 'antimeridian', at: line[at]!, ring }];
}

function leavesTheMap(shape: ShapeOf<'circle' | 'corridor'>): FenceProblem[] {
  const { west, east } = boxOf(shape);
  if (west < -180 || east > 180) return [{ code: 'antimeridian' }];
  return shape.kind === 'corridor' ? crossesAntimeridian(shape.line, 0) : [];
}
