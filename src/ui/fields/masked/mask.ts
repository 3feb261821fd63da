/** How an input turns what stands in it into what was meant, and back into what is shown. */
export interface Mask {
  /** The characters that count, out of what stands in the input; `before` is what counted until now. */
  readonly read: (text: string, before: string, pasted: boolean) => string;
  readonly show: (typed: string) => string;
  /** What the form keeps of it. */
  readonly store: (typed: string) => string;
  /** From what the form holds back to what would have been typed. */
  readonly recall?: (stored: string) => string;
  /** Finishes a value when the field is left. */
  readonly settle?: (typed: string) => string;
  /** Keys that stand for another one. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Which of the shown characters were typed; the others come and go by themselves. */
  readonly counts: (character: string) => boolean;
}

/** Puts each character in its place and writes a separator only once something follows it. */
export function fillAsTyped(pattern: string, characters: string): string {
  let shown = '';
  let next = 0;
  for (const place of pattern) {
    if (next === characters.length) break;
    shown += place === 'x' ? characters.charAt(next++) : place;
  }
  return shown + characters.slice(next);
}

/** A cursor stands after the same number of meaningful characters before and after the text was shown anew. */
export function cursorAfter(shown: string, count: number, counts: (character: string) => boolean): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let place = 0; place < shown.length; place++) {
    if (counts(shown.charAt(place))) seen++;
    if (seen === count) return place + 1;
  }
  return shown.length;
}

export const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}&]/u.test(character);
