import type { Position } from '#kernel/position.ts';
import type { Line } from './line.ts';
import { LINE_POINTS_MAX } from './route-limits.ts';

/** Decimals of a degree: 5 as many maps send it, 6 (a tenth of a metre) as we keep it. */
export type LinePrecision = 5 | 6;

/** Six characters of five bits hold any difference of two coordinates at six decimals. */
const CHARACTERS_MAX = 6;
const TEXT_MAX = LINE_POINTS_MAX * CHARACTERS_MAX * 2;
const OFFSET = 63;
const MORE = 0x20;
const FIVE_BITS = 0x1f;

/** A line as short text: differences from point to point, five bits a character (encoded polyline). */
export function encodeLine(line: Line, precision: LinePrecision = 6): string {
  const factor = 10 ** precision;
  const parts: string[] = [];
  let [lat, lng] = [0, 0];
  for (const point of line) {
    if (!isOnEarth(point)) throw new RangeError('a line has coordinates in degrees');
    const [nextLat, nextLng] = [Math.round(point.lat * factor), Math.round(point.lng * factor)];
    parts.push(encodeNumber(nextLat - lat), encodeNumber(nextLng - lng));
    [lat, lng] = [nextLat, nextLng];
  }
  return parts.join('');
}

function encodeNumber(value: number): string {
  let left = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  for (; left >= MORE; left >>>= 5) text += String.fromCharCode((MORE | (left & FIVE_BITS)) + OFFSET);
  return text + String.fromCharCode(left + OFFSET);
}

/** Nothing where the text is no line: other characters, an unfinished point, too many, or outside the earth. */
export function decodeLine(text: string, precision: LinePrecision = 6): Line | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const factor = 10 ** precision;
  const line: Position[] = [];
  const cursor = { text, at: 0 };
  let [lat, lng] = [0, 0];
  while (cursor.at < text.length) {
    const north = decodeNumber(cursor);
    const east = decodeNumber(cursor);
    if (north === undefined || east === undefined || line.length === LINE_POINTS_MAX) return undefined;
    lat += north;
    lng += east;
    const point = { lat: lat / factor, lng: lng / factor };
    if (!isOnEarth(point)) return undefined;
    line.push(point);
  }
  return line;
}

function decodeNumber(cursor: { readonly text: string; at: number }): number | undefined {
  let bits = 0;
  for (let character = 0; character < CHARACTERS_MAX; character += 1) {
    const code = cursor.text.charCodeAt(cursor.at) - OFFSET;
    cursor.at += 1;
    // Behind the end the code is not a number.
    if (!(code >= 0 && code < MORE * 2)) return undefined;
    bits |= (code & FIVE_BITS) << (5 * character);
    if (code < MORE) return bits & 1 ? ~(bits >>> 1) : bits >>> 1;
  }
  return undefined;
}

const isOnEarth = ({ lat, lng }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
