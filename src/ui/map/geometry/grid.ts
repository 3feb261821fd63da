import type { Position } from '#kernel/position.ts';
import type { Bounds } from './bounds.ts';

/** The size of the whole world at zoom 0. */
const WORLD_PIXELS = 512;
const LEAST_PIXELS = 120;
/** Latitude where the map ends, short of the pole. */
const MAX_LATITUDE = 85;

export interface GridLine {
  /** The coordinate all its points share. */
  readonly label: string;
  readonly path: readonly [Position, Position];
}

/** Degrees between two lines: 1, 2 or 5 times a power of ten, on the screen at least a thumb's width apart. */
export function gridStep(zoom: number): number {
  const least = (LEAST_PIXELS * 360) / (WORLD_PIXELS * 2 ** zoom);
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((count) => count * power >= least) ?? 10) * power;
}

/** Lines of longitude and latitude over the view, and one view more on every side. */
export function gridLines([west, south, east, north]: Bounds, zoom: number): GridLine[] {
  const step = gridStep(zoom);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const [width, height] = [east - west, north - south];
  const [left, right] = [west - width, east + width];
  const [bottom, top] = [Math.max(south - height, -MAX_LATITUDE), Math.min(north + height, MAX_LATITUDE)];
  const label = (value: number) => value.toFixed(digits);
  return [
    ...multiples(step, left, right).map(
      (lng): GridLine => ({
        label: label(lng),
        path: [
          { lat: bottom, lng },
          { lat: top, lng },
        ],
      }),
    ),
    ...multiples(step, bottom, top).map(
      (lat): GridLine => ({
        label: label(lat),
        path: [
          { lat, lng: left },
          { lat, lng: right },
        ],
      }),
    ),
  ];
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}
