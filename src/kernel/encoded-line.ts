import type { Position } from './position.ts';

/** Decimals of a degree that are kept: 6 is a tenth of a metre. */
export type LinePrecision = 5 | 6;

const FIRST_CHARACTER = 63;
const BITS = 5;
const CONTINUES = 1 << BITS;
/** Enough for every difference of two places on earth at six decimals. */
const MOST_CHARACTERS = 6;

/** A line as text (encoded polyline): the difference to the point before it, five bits in each character. */
export function encodeLine(line: readonly Position[], precision: LinePrecision = 6): string {
  const scale = 10 ** precision;
  const parts: string[] = [];
  let [lat, lng] = [0, 0];
  for (const point of line) {
    const [y, x] = [Math.round(point.lat * scale), Math.round(point.lng * scale)];
    parts.push(numberText(y - lat), numberText(x - lng));
    [lat, lng] = [y, x];
  }
  return parts.join('');
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
  const scale = 10 ** precision;
  const numbers = readNumbers(text);
  if (!numbers || numbers.length % 2 === 1) return undefined;
  const line: Position[] = [];
  let [y, x] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    y += numbers[at]!;
    x += numbers[at + 1]!;
    const [lat, lng] = [y / scale, x / scale];
    if (Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
    line.push({ lat, lng });
  }
  return line;
}

function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, characters] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) - FIRST_CHARACTER;
    if (code < 0 || code >= CONTINUES * 2 || characters === MOST_CHARACTERS) return undefined;
    value |= (code & (CONTINUES - 1)) << (BITS * characters);
    characters += 1;
    if (code >= CONTINUES) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, characters] = [0, 0];
  }
  return characters === 0 ? numbers : undefined;
}
