import type { Degrees } from '#kernel/encoded-line.ts';
import { EARTH_RADIUS_METERS, radians } from '#kernel/position.ts';

const HALF_RADIAN = Math.PI / 360;
/** Squares of half an angle up to which the series below are exact to the last digit: steps of 100 km. */
const SHORT = 6e-5;

/** Metres from the beginning of a line to each of its points. */
export function alongOf(line: Degrees): Float64Array {
  const along = new Float64Array(line.lats.length);
  metersOf(line, along);
  return along;
}

/** The length of a line; `along` is filled with the metres to each point. */
export function metersOf({ lats, lngs }: Degrees, along?: Float64Array): number {
  let before = Math.cos(radians(lats[0] ?? 0));
  let sum = 0;
  for (let at = 1; at < lats.length; at += 1) {
    const cosine = Math.cos(lats[at]! * 2 * HALF_RADIAN);
    const north = (lats[at]! - lats[at - 1]!) * HALF_RADIAN;
    const east = (lngs[at]! - lngs[at - 1]!) * HALF_RADIAN;
    sum += stepMeters(north, east, before * cosine);
    if (along) along[at] = sum;
    before = cosine;
  }
  return sum;
}

/** As `distanceMeters`; the short steps of a line without sine, arc sine and divisions, which take most of the time. */
function stepMeters(north: number, east: number, cosines: number): number {
  const y = sine(north);
  const x = sine(east);
  const square = y * y + cosines * x * x;
  const chord = Math.sqrt(square);
  const angle = square < SHORT ? chord * (1 + square * arcSeries(square)) : Math.asin(Math.min(1, chord));
  return 2 * EARTH_RADIUS_METERS * angle;
}

function sine(angle: number): number {
  const square = angle * angle;
  return square < SHORT ? angle * (1 - square * (1 / 6 - square * (1 / 120))) : Math.sin(angle);
}

const arcSeries = (square: number): number => 1 / 6 + square * (3 / 40 + square * (15 / 336));
