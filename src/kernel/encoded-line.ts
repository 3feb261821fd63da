import type { Position } from './position.ts';

/** Decimals of a degree that are kept: 6 is a tenth of a metre. */
export type LinePrecision = 5 | 6;

/** The degrees of a line side by side: fifty thousand points as objects take many times as long to make and to read. */
export interface Degrees {
  readonly lats: Float64Array;
  readonly lngs: Float64Array;
}

const FIRST_CHARACTER = 63;
const BITS = 5;
const CONTINUES = 1 << BITS;
/** Six characters, enough for every difference of two places on earth at six decimals. */
const LAST_SHIFT = 5 * BITS;

export function emptyDegrees(points: number): Degrees {
  return { lats: new Float64Array(points), lngs: new Float64Array(points) };
}

/** A loop fills them ten times as fast as `Float64Array.from`. */
export function degreesOf(line: readonly Position[]): Degrees {
  const { lats, lngs } = emptyDegrees(line.length);
  for (let at = 0; at < line.length; at += 1) {
    lats[at] = line[at]!.lat;
    lngs[at] = line[at]!.lng;
  }
  return { lats, lngs };
}

/** A line as text (encoded polyline): the difference to the point before it, five bits in each character. */
export function encodeLine(line: readonly Position[], precision: LinePrecision = 6): string {
  return encodeDegrees(degreesOf(line), precision);
}

export function encodeDegrees({ lats, lngs }: Degrees, precision: LinePrecision = 6): string {
  const scale = 10 ** precision;
  let text = '';
  let lat = 0;
  let lng = 0;
  for (let at = 0; at < lats.length; at += 1) {
    const y = Math.round(lats[at]! * scale);
    const x = Math.round(lngs[at]! * scale);
    text += numberText(y - lat) + numberText(x - lng);
    lat = y;
    lng = x;
  }
  return text;
}

function numberText(value: number): string {
  let text = '';
  // The sign is the lowest bit.
  let rest = value < 0 ? ~(value << 1) : value << 1;
  for (; rest >= CONTINUES; rest >>= BITS) {
    text += String.fromCharCode(((rest & (CONTINUES - 1)) | CONTINUES) + FIRST_CHARACTER);
  }
  return text + String.fromCharCode(rest + FIRST_CHARACTER);
}

/** The line in a text, or undefined where the text is none: other characters, half a point, a point off the earth. */
export function decodeLine(text: string, precision: LinePrecision = 6): Position[] | undefined {
  const degrees = decodeDegrees(text, precision);
  if (!degrees) return undefined;
  const line: Position[] = [];
  const { lats, lngs } = degrees;
  for (let at = 0; at < lats.length; at += 1) line.push({ lat: lats[at]!, lng: lngs[at]! });
  return line;
}

export function decodeDegrees(text: string, precision: LinePrecision = 6): Degrees | undefined {
  const bytes = bytesOf(text);
  if (!bytes) return undefined;
  const scale = 10 ** precision;
  const { lats, lngs } = emptyDegrees(countNumbers(bytes) >> 1);
  const sums = [0, 0] as [number, number];
  for (let next = 0, at = 0; next < bytes.length; at += 1) {
    next = addNumber(bytes, addNumber(bytes, next, sums, 0), sums, 1);
    const lat = sums[0] / scale;
    const lng = sums[1] / scale;
    if (next === NOWHERE || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
    lats[at] = lat;
    lngs[at] = lng;
  }
  return { lats, lngs };
}

/** Used again for the next text: room for a long one, made anew each time, has to be collected each time. */
let room = new Uint8Array(0);
const ROOM_MAX = 2 ** 20;

/** Undefined where a character is no ASCII, and so no part of a line. */
function bytesOf(text: string): Uint8Array | undefined {
  const space = room.length < text.length ? new Uint8Array(text.length) : room;
  if (space.length <= ROOM_MAX) room = space;
  const { written } = new TextEncoder().encodeInto(text, space);
  return written === text.length ? space.subarray(0, written) : undefined;
}

/** Each ends with a character that nothing follows. */
function countNumbers(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at]! < FIRST_CHARACTER + CONTINUES) count += 1;
  return count;
}

/** Behind the end of every text. */
const NOWHERE = 2 ** 30 - 1;

/** Adds the number that begins there to one of the sums; returns where the next one begins. */
function addNumber(bytes: Uint8Array, from: number, sums: [number, number], which: 0 | 1): number {
  let value = 0;
  for (let at = from, shift = 0; at < bytes.length && shift <= LAST_SHIFT; at += 1, shift += BITS) {
    const code = bytes[at]! - FIRST_CHARACTER;
    if (code < 0 || code >= CONTINUES * 2) return NOWHERE;
    value |= (code & (CONTINUES - 1)) << shift;
    if (code < CONTINUES) {
      sums[which] += value & 1 ? ~(value >> 1) : value >> 1;
      return at + 1;
    }
  }
  return NOWHERE;
}
