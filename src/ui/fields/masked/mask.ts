/** How an input reads the typed characters out of its text, and formats them again. */
export interface Mask {
  /** The typed characters in the text of the input; `before` are the previous ones, `byKey` means one key changed it. */
  readonly read: (text: string, before: string, pasted: boolean, byKey?: boolean) => string;
  readonly show: (typed: string) => string;
  /** The value for the form. */
  readonly store: (typed: string) => string;
  /** The typed characters that belong to a value of the form. */
  readonly restore?: (stored: string) => string;
  /** Finishes a value when the field is left. */
  readonly complete?: (typed: string) => string;
  /** The text stays as it is typed, separators included: so does the cursor. */
  readonly asTyped?: true;
  /** Which of the shown characters were typed; the others are separators. */
  readonly counts: (character: string) => boolean;
}

/** Puts each character in its place; a separator appears only when a character follows it. */
export function fillAsTyped(pattern: string, characters: string): string {
  let shown = '';
  let next = 0;
  for (const place of pattern) {
    if (next === characters.length) break;
    shown += place === 'x' ? characters.charAt(next++) : place;
  }
  return shown + characters.slice(next);
}

/** Keeps the cursor after the same number of typed characters when the text is formatted again. */
export function cursorAfter(shown: string, count: number, counts: (character: string) => boolean): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let place = 0; place < shown.length; place++) {
    if (counts(shown.charAt(place))) seen++;
    if (seen === count) return place + 1;
  }
  return shown.length;
}

/** Whether one character was added or taken away: the keyboards of some phones say no more about a key. */
export function differsByOne(before: string, after: string): boolean {
  const [short, long] = before.length < after.length ? [before, after] : [after, before];
  if (long.length - short.length !== 1) return false;
  const at = [...long].findIndex((character, place) => character !== short[place]);
  return long.slice(0, at) + long.slice(at + 1) === short;
}

export const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}&]/u.test(character);
