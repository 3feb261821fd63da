import type { Position } from '../position.ts';

const NUMBER = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const COMMA_NUMBER = String.raw`[-+]?\d{1,3},\d+`;
const POINTED_PAIR = new RegExp(`^(${NUMBER})(?: *, *| +)(${NUMBER})$`);
const COMMA_PAIR = new RegExp(`^(${COMMA_NUMBER})(?: *, *| +)(${COMMA_NUMBER})$`);
const LEADING_PAIR = new RegExp(`^(?:loc:|ll\\.)? *(${NUMBER}) *[,~] *(${NUMBER})(?![\\d.])`);

/** `-17.78, -63.18`, `-17,78 -63,18`, `17°47'S 63°11'O`: two coordinates with a comma or a space between, nothing else. */
export function readCoordinates(text: string): Position | undefined {
  const tidy = tidyText(text);
  const pair = POINTED_PAIR.exec(tidy) ?? COMMA_PAIR.exec(tidy);
  return pair ? position(pair[1]!, pair[2]!) : readHemispheres(tidy);
}

/** Coordinates at the start of a longer text: `-17.78,-63.18,15z`, `loc:-17.78,-63.18 (Depósito)`. */
export function readLeadingPair(text: string): Position | undefined {
  const pair = LEADING_PAIR.exec(tidyText(text));
  return pair ? position(pair[1]!, pair[2]!) : undefined;
}

function position(lat: string, lng: string): Position {
  return { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) };
}

/** Unifies spaces, minus signs and quotes; removes brackets and the names of the two numbers. */
function tidyText(text: string): string {
  return text
    .replace(/[−–]/g, '-')
    .replace(/[’′´]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/º/g, '°')
    .replace(/\b(latitude?|longitude?|latitud|longitud|lat|lng|lon)\b\s*[:=]?/gi, ' ')
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** North and east are positive; west is O in Spanish and Portuguese, east is also L. */
const SIGNS: Readonly<Record<string, 1 | -1>> = { N: 1, S: -1, E: 1, L: 1, W: -1, O: -1 };
const ANGLE = String.raw`(\d{1,3}(?:[.,]\d+)?)(?: ?° ?(?:(\d{1,2}(?:[.,]\d+)?) ?' ?(?:(\d{1,2}(?:[.,]\d+)?) ?" ?)?)?)?`;
const AFTER = new RegExp(`^${ANGLE} ?([NS]) ?,? ?${ANGLE} ?([EWOL])$`, 'i');
const BEFORE = new RegExp(`^([NS]) ?${ANGLE} ?,? ?([EWOL]) ?${ANGLE}$`, 'i');

function readHemispheres(text: string): Position | undefined {
  const after = AFTER.exec(text);
  if (after) return { lat: angle(after.slice(1, 5)), lng: angle(after.slice(5, 9)) };
  const before = BEFORE.exec(text);
  if (!before) return undefined;
  return { lat: angle([...before.slice(2, 5), before[1]]), lng: angle([...before.slice(6, 9), before[5]]) };
}

/** Degrees, minutes, seconds and the letter of the hemisphere; more than 59 minutes is not a coordinate. */
function angle([degrees, minutes, seconds, letter]: readonly (string | undefined)[]): number {
  const [whole = 0, minute = 0, second = 0] = [degrees, minutes, seconds].map((part) =>
    Number((part ?? '0').replace(',', '.')),
  );
  if (minute >= 60 || second >= 60) return Number.NaN;
  return SIGNS[(letter ?? '').toUpperCase()]! * (whole + minute / 60 + second / 3600);
}
