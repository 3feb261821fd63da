/** Characters that a recogniser confuses, in both directions. */
const DIGIT_FOR: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '!': '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
};
const LETTER_FOR: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
};
/** With more than two replacements it is another number; the number of variants grows with the length to this power. */
const MOST_CHANGES = 2;

/** Reads every letter that looks like a digit as that digit. */
export function asDigits(text: string): string {
  return text.toUpperCase().replace(/[A-Z!]/g, (letter) => DIGIT_FOR[letter] ?? letter);
}

/** Reads digits inside a word as letters. */
export function asLetters(word: string): string {
  return word.replace(/\d/g, (digit) => LETTER_FOR[digit] ?? digit);
}

/** The text as read, then with one and with two characters replaced by their lookalikes. */
export function* readings(text: string): Generator<string> {
  const places = Array.from(text, (character, at) => ({ at, other: DIGIT_FOR[character] ?? LETTER_FOR[character] }));
  const doubtful = places.filter((place): place is { at: number; other: string } => place.other !== undefined);
  yield text;
  for (let changes = 1; changes <= MOST_CHANGES; changes += 1) yield* exchanged(text, doubtful, changes);
}

type Place = { readonly at: number; readonly other: string };

function* exchanged(text: string, places: readonly Place[], changes: number): Generator<string> {
  if (changes === 0) {
    yield text;
    return;
  }
  for (const [index, { at, other }] of places.entries()) {
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    yield* exchanged(changed, places.slice(index + 1), changes - 1);
  }
}
