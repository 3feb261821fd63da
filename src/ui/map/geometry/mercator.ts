import type { Position } from '#kernel/position.ts';

/** The size of the world at zoom 0, in pixels. */
const WORLD_PIXELS = 512;
/** Decimals of a coordinate: a tenth of a metre. */
const DIGITS = 6;

/** The pixels of the whole world at a zoom: distances on the flat map, which is 1 wide, times this are pixels. */
export const worldPixels = (zoom: number): number => WORLD_PIXELS * 2 ** zoom;

/** A point on the flat map of the world, from 0 to 1; y grows to the south, as on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const spotOf = ({ lat, lng }: Position): Spot => ({
  x: (lng + 180) / 360,
  y: 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI),
});

export const positionOf = ({ x, y }: Spot): Position => ({
  lat: tidy((Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90),
  lng: tidy(x * 360 - 180),
});

const tidy = (value: number) => Number(value.toFixed(DIGITS));

/** West, north, east, south on the flat map. */
export interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** A line on the flat map; numbers in two columns are quick to walk through. */
export interface FlatLine {
  readonly count: number;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly box: Box;
}

export function flatLine(line: readonly Position[]): FlatLine {
  const [xs, ys] = [new Float64Array(line.length), new Float64Array(line.length)];
  let [west, north, east, south] = [1, 1, 0, 0];
  line.forEach((at, i) => {
    const { x, y } = spotOf(at);
    xs[i] = x;
    ys[i] = y;
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  });
  return { count: line.length, xs, ys, box: { west, north, east, south } };
}
