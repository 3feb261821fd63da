import type { Position } from '#kernel/position.ts';
import {
  GEO_FILE_MAX_ITEMS,
  GEO_FILE_MAX_POINTS,
  type GeoCircle,
  type GeoFile,
  type GeoFormat,
  type GeoItems,
  type GeoLine,
  type GeoPoint,
  type GeoShape,
  refuse,
} from './geo-file.ts';

const SHOWN_VALUE_MAX = 40;
const NAME_MAX = 200;
const NOTE_MAX = 2_000;
/** From Tierra del Fuego to Tijuana and João Pessoa. */
const REGION = { south: -56, north: 33, west: -118, east: -34 };
/** Open sea within that box: a place in Uruguay with its coordinates exchanged lies there. */
const SEA = { north: -36, west: -50 };

/** Collects what a reader finds in a file, within the limits of a file. */
export interface ItemCollector {
  /** Takes NaN for what is no number; `source` is what the file says. */
  position(lat: number, lng: number, source: () => string): Position;
  line(line: GeoLine): void;
  shape(shape: GeoShape): void;
  circle(circle: GeoCircle): void;
  point(point: GeoPoint): void;
  finish(format: GeoFormat): GeoFile;
}

interface Outside {
  readonly index: number;
  readonly value: string;
}

export function collectItems(): ItemCollector {
  const items = {
    lines: [] as GeoLine[],
    shapes: [] as GeoShape[],
    circles: [] as GeoCircle[],
    points: [] as GeoPoint[],
  };
  let pointCount = 0;
  let itemCount = 0;
  let outside: Outside | undefined;
  let isOutsideSwapped = false;
  let isAway = true;
  let isHomeSwapped = true;

  const keep = <T>(list: T[], item: T) => {
    itemCount += 1;
    if (itemCount > GEO_FILE_MAX_ITEMS) refuse({ code: 'tooManyItems' });
    list.push(item);
  };

  return {
    position(lat, lng, source) {
      if (pointCount >= GEO_FILE_MAX_POINTS) refuse({ code: 'tooManyPoints' });
      const fits = isOnEarth(lat, lng);
      const fitsSwapped = isOnEarth(lng, lat);
      if (!fits && !(fitsSwapped && outside)) {
        const here = { index: pointCount, value: source().trim().slice(0, SHOWN_VALUE_MAX) };
        if (!fitsSwapped) refuse({ code: 'coordinates', ...here });
        outside = here;
      }
      if (!fitsSwapped) isOutsideSwapped = true;
      if (isAway && isInRegion(lat, lng)) isAway = false;
      if (isHomeSwapped && !isInRegion(lng, lat)) isHomeSwapped = false;
      pointCount += 1;
      return { lat, lng };
    },
    line: (line) => keep(items.lines, line),
    shape: (shape) => keep(items.shapes, shape),
    circle: (circle) => keep(items.circles, circle),
    point: (point) => keep(items.points, point),
    finish(format) {
      // No order of the two suits all points.
      if (outside && isOutsideSwapped) refuse({ code: 'coordinates', ...outside });
      const looksSwapped = outside !== undefined || (pointCount > 0 && isAway && isHomeSwapped);
      return { format, ...usable(items, itemCount), looksSwapped, pointCount };
    },
  };
}

/** Without the lines that lead nowhere. */
function usable(items: GeoItems, itemCount: number): GeoItems {
  if (itemCount === 0) refuse({ code: 'empty' });
  const lines = items.lines.filter(({ points }) => points.length > 1);
  if (itemCount - items.lines.length + lines.length === 0) refuse({ code: 'noLine' });
  return { ...items, lines };
}

/** As `isPlace` of the kernel, for a million points. */
const isOnEarth = (lat: number, lng: number) => lat !== 0 && lng !== 0 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

const isInRegion = (lat: number, lng: number) =>
  lat >= REGION.south &&
  lat <= REGION.north &&
  lng >= REGION.west &&
  lng <= REGION.east &&
  !(lat < SEA.north && lng > SEA.west);

/** The ring with its first corner at the end, too. */
export function closeRing(ring: readonly Position[]): readonly Position[] {
  const [first] = ring;
  const last = ring.at(-1);
  if (!first || !last || (ring.length > 1 && first.lat === last.lat && first.lng === last.lng)) return ring;
  return [...ring, first];
}

/** One line without control characters, which neither the database nor XML can keep. */
export function nameOf(text: string | null): string | null {
  return tidy(text, NAME_MAX, (part) => part.replace(/[\s\p{Cc}]+/gu, ' '));
}

export function noteOf(text: string | null): string | null {
  return tidy(text, NOTE_MAX, (part) => part.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));
}

function tidy(text: string | null, max: number, clean: (part: string) => string): string | null {
  if (text === null) return null;
  // Twice the length leaves room for what is cleaned away.
  const cleaned = clean(text.trim().slice(0, 2 * max))
    .trim()
    .slice(0, max)
    .toWellFormed();
  return cleaned === '' ? null : cleaned;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** A coordinate in a text; NaN for anything else, such as an empty text or a decimal comma. */
export function coordinate(text: string | undefined): number {
  const trimmed = text?.trim() ?? '';
  return NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
}
