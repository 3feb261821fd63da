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
  // What is no ASCII becomes bytes that are no part of a line either.
  const bytes = new TextEncoder().encode(text);
  const scale = 10 ** precision;
  // A point has two characters at least.
  const { lats, lngs } = emptyDegrees(bytes.length >> 1);
  const sums = [0, 0] as [number, number];
  let points = 0;
  for (let next = 0; next < bytes.length; points += 1) {
    next = addNumber(bytes, addNumber(bytes, next, sums, 0), sums, 1);
    const lat = sums[0] / scale;
    const lng = sums[1] / scale;
    if (next === NOWHERE || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
    lats[points] = lat;
    lngs[points] = lng;
  }
  return { lats: lats.subarray(0, points), lngs: lngs.subarray(0, points) };
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
