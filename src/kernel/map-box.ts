import { z } from 'zod';
import type { Position } from './position.ts';

/** A part of the map: west, south, east, north. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

const LIMITS = [180, 90, 180, 90] as const;

function readBox(text: string): MapBox | null {
  const values = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = 0, south = 0, east = 0, north = 0] = values;
  // A comparison with something that is no number is false.
  const isBox = values.length === 4 && values.every((value, at) => Math.abs(value) <= LIMITS[at]!);
  return isBox && west <= east && south <= north ? [west, south, east, north] : null;
}

/** `-68.5,-17.2,-66.1,-15`: what a query asks for. */
export const mapBoxShape = z
  .string()
  .max(120)
  .transform((text, context) => {
    const box = readBox(text);
    if (box) return box;
    context.issues.push({ code: 'custom', input: text, params: { code: 'invalid' } });
    return z.NEVER;
  });

export const isInBox = ({ lat, lng }: Position, [west, south, east, north]: MapBox): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The part of the map to read for what is in view: somewhat more, and the same while the map moves a little. */
export function boxAround([west, south, east, north]: MapBox): string {
  const step = 2 ** Math.ceil(Math.log2(Math.max(east - west, north - south, 1 / 64))) / 2;
  const [down, up] = [
    (value: number) => Math.floor(value / step) * step,
    (value: number) => Math.ceil(value / step) * step,
  ];
  const box = [down(west), down(south), up(east), up(north)];
  return box.map((value, at) => clamp(value, LIMITS[at]!)).join();
}
