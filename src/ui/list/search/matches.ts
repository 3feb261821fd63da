import { spelledTogether } from '#kernel/search-calls.ts';

/** From and to, without the last: a part of a text. */
export type Span = readonly [from: number, to: number];

/** Shorter texts are marked only as they were typed. */
const SPELLED_MIN = 4;

interface Folded {
  readonly text: string;
  /** Where each of its characters stands in the text. */
  readonly places: readonly number[];
}

const foldCharacter = (character: string) => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function fold(text: string, isKept: (character: string) => boolean): Folded {
  const places: number[] = [];
  let folded = '';
  for (let place = 0; place < text.length; place += 1) {
    const character = foldCharacter(text[place]!);
    if (!isKept(character)) continue;
    folded += character;
    for (const _ of character) places.push(place);
  }
  return { text: folded, places };
}

/** The parts of a text that a search found, without case and accents; a plate or a code also without its signs. */
export function matchesIn(text: string, search: string): readonly Span[] {
  const words = search.split(/\s+/).map((word) => fold(word, () => true).text);
  const whole = fold(text, () => true);
  const found = words.flatMap((word) => spansOf(whole, word));
  const spelled = [...new Set([search, ...search.split(/\s+/)].map(spelledTogether))].filter(
    (word) => word.length >= SPELLED_MIN && /\d/.test(word),
  );
  if (spelled.length === 0) return merged(found);
  const together = fold(text, (character) => /^[a-z0-9]+$/.test(character));
  return merged([...found, ...spelled.flatMap((word) => spansOf(together, word))]);
}

function spansOf({ text, places }: Folded, word: string): readonly Span[] {
  const spans: Span[] = [];
  if (word === '') return spans;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    spans.push([places[at]!, places[at + word.length - 1]! + 1]);
  }
  return spans;
}

function merged(spans: readonly Span[]): readonly Span[] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1);
    if (last && last[1] >= from) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
