import { keyOf, tokensOf } from './ocr-tokens.ts';
import { editDistance } from './ocr-words.ts';

/** One line as the recogniser saw it; the confidence goes from 0 to 100. */
export type RecognisedLine = { readonly text: string; readonly confidence: number };

export type Suggestion = { readonly value: string; readonly confidence: number };

export type Token = { readonly text: string; readonly key: string; readonly line: number; readonly index: number };

/**
 * Labels printed on cards, by the field they introduce. Small words (de, la, y …) are left out; `N` is any "number".
 */
export type Labels = Readonly<Record<string, readonly string[]>>;

/** A place where a value may be found, and how likely it is the right one there (0 to 1). */
export type Region = { readonly tokens: readonly Token[]; readonly confidence: number; readonly trust: number };

/** A value found in a region, with the words it consists of and how much it can be trusted (1 is fully). */
export type Picked = { readonly value: string; readonly tokens: readonly Token[]; readonly trust: number };
export type Pick = (tokens: readonly Token[]) => Picked | undefined;

type Hit = { readonly kind: string; readonly line: number; readonly from: number; readonly to: number };

const SMALL_WORDS = new Set(['DE', 'DEL', 'LA', 'DA', 'DO', 'Y', 'E', 'O']);
const BELOW_LINES = 2;
/**
 * A card prints a label once, or twice in two languages; the limit keeps a picture full of labels from costing time.
 */
const MOST_HITS = 5;
const BELOW_TRUST = 0.95;
const UNLABELLED_TRUST = 0.7;
/** Below this confidence a suggestion costs more time than it saves. */
const LEAST_CONFIDENCE = 30;

/** The recognised text with its labels found; every word is used for one value only. */
export class Card {
  readonly #lines: readonly { readonly tokens: readonly Token[]; readonly confidence: number }[];
  readonly #hits: readonly Hit[];
  readonly #taken = new Set<Token>();

  constructor(lines: readonly RecognisedLine[], labels: Labels) {
    this.#lines = lines.map(({ text, confidence }, line) => ({
      tokens: tokensOf(text).map((word, index) => ({ text: word, key: keyOf(word), line, index })),
      confidence,
    }));
    const phrases = Object.entries(labels)
      .flatMap(([kind, texts]) => texts.map((text) => ({ kind, words: text.split(' ') })))
      .sort((a, b) => b.words.length - a.words.length || b.words.join('').length - a.words.join('').length);
    this.#hits = this.#lines.flatMap(({ tokens }, line) => hitsIn(tokens, line, phrases));
  }

  has(kind: string): boolean {
    return this.#hits.some((hit) => hit.kind === kind);
  }

  /** The first value that the pick accepts, beside or below one of the labels. */
  labelled(kind: string, pick: Pick): Suggestion | undefined {
    const hits = this.#hits.filter((hit) => hit.kind === kind).slice(0, MOST_HITS);
    const regions = hits.flatMap((hit) => this.#regionsOf(hit));
    return this.#firstIn(regions, pick);
  }

  /** A value that is recognised by its form alone, anywhere on the card. */
  anywhere(pick: Pick): Suggestion | undefined {
    const regions = this.#lines.map(({ tokens, confidence }) => ({ tokens, confidence, trust: UNLABELLED_TRUST }));
    return this.#firstIn(regions, pick);
  }

  /** The lines right below a label that has nothing beside it, up to the next label. */
  linesBelow(kind: string, count: number): readonly Region[] {
    const hit = this.#hits.find((candidate) => candidate.kind === kind);
    if (!hit || this.#beside(hit).length > 0) return [];
    const lines: Region[] = [];
    for (let line = hit.line + 1; line <= hit.line + count && !this.#startsWithLabel(line); line += 1) {
      const found = this.#lines[line];
      if (found) lines.push({ ...found, trust: BELOW_TRUST });
    }
    return lines;
  }

  #firstIn(regions: readonly Region[], pick: Pick): Suggestion | undefined {
    for (const { tokens, confidence, trust } of regions) {
      const found = pick(tokens.filter((token) => !this.#taken.has(token)));
      if (!found) continue;
      const suggestion = suggest(found.value, confidence, trust * found.trust);
      if (!suggestion) continue;
      for (const token of found.tokens) this.#taken.add(token);
      return suggestion;
    }
    return undefined;
  }

  #regionsOf(hit: Hit): Region[] {
    const regions: Region[] = [];
    const own = this.#lines[hit.line];
    const beside = this.#beside(hit);
    if (own && beside.length > 0) regions.push({ tokens: beside, confidence: own.confidence, trust: 1 });
    for (let line = hit.line + 1; line <= hit.line + BELOW_LINES && !this.#startsWithLabel(line); line += 1) {
      const below = this.#lines[line];
      if (!below) break;
      const end = this.#hits.find((other) => other.line === line)?.from ?? below.tokens.length;
      regions.push({ tokens: below.tokens.slice(0, end), confidence: below.confidence, trust: BELOW_TRUST });
    }
    return regions;
  }

  #beside(hit: Hit): readonly Token[] {
    const next = this.#hits.find((other) => other.line === hit.line && other.from >= hit.to);
    return this.#lines[hit.line]?.tokens.slice(hit.to, next?.from) ?? [];
  }

  #startsWithLabel(line: number): boolean {
    return this.#hits.some((hit) => hit.line === line && hit.from === 0);
  }
}

export function suggest(value: string, confidence: number, trust: number): Suggestion | undefined {
  const judged = Math.round(Math.min(100, Math.max(0, confidence * trust)));
  return judged < LEAST_CONFIDENCE ? undefined : { value, confidence: judged };
}

type Phrase = { readonly kind: string; readonly words: readonly string[] };

/** Where two labels begin at the same word, the longer one wins. */
function hitsIn(tokens: readonly Token[], line: number, phrases: readonly Phrase[]): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (const { kind, words } of phrases) {
      const to = endOfMatch(tokens, from, words);
      if (to === undefined) continue;
      hits.push({ kind, line, from, to });
      from = to - 1;
      break;
    }
  }
  return hits;
}

function endOfMatch(tokens: readonly Token[], from: number, words: readonly string[]): number | undefined {
  let at = from;
  for (const [index, word] of words.entries()) {
    while (index > 0 && SMALL_WORDS.has(tokens[at]?.key ?? '') && tokens[at]?.key !== word) at += 1;
    const token = tokens[at];
    if (!token || !isSameWord(token.key, word)) return undefined;
    at += 1;
  }
  return at;
}

/** A long word may have been misread by a letter or two; a short one would then match another word. */
function isSameWord(read: string, word: string): boolean {
  if (read === word) return true;
  // A shortcut: both ends are hardly ever misread, and most different words differ in both.
  if (read.at(0) !== word.at(0) && read.at(-1) !== word.at(-1)) return false;
  const allowed = word.length >= 9 ? 2 : word.length >= 6 ? 1 : 0;
  return allowed > 0 && editDistance(read, word, allowed) <= allowed;
}
