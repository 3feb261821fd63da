import type { PrintedCards } from '#countries/printed-cards.ts';
import type { Pick, Token } from './ocr-card.ts';
import { asDigits } from './ocr-lookalikes.ts';
import { fold } from './ocr-words.ts';

const LONGEST_RUN = 3;
const REPAIRED_TRUST = 0.85;

const keyOf = (text: string) => fold(text).replace(/[^A-Z0-9]/g, '');

type Found = { readonly category: string; readonly tokens: readonly Token[]; readonly trust: number };

/** The best of the categories printed together; `AE` on a Brazilian licence means two. */
export function pickCategory(cards: PrintedCards): Pick {
  return (tokens) => {
    const found: Found[] = [];
    for (let at = 0; at < tokens.length; ) {
      const next = longestAt(cards, tokens, at);
      if (next.length === 0 && found.length > 0) break;
      found.push(...next);
      at += next[0]?.tokens.length ?? 1;
    }
    const best = cards.categories.map((name) => found.find(({ category }) => category === name)).find(Boolean);
    return best && { value: best.category, tokens: best.tokens, trust: best.trust };
  };
}

function longestAt(cards: PrintedCards, tokens: readonly Token[], at: number): Found[] {
  for (let length = Math.min(LONGEST_RUN, tokens.length - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length);
    const read = keyOf(run.map(({ text }) => text).join(''));
    const { names, trust } = categoriesOf(cards, read);
    if (names.length > 0) return names.map((category) => ({ category, tokens: run, trust }));
  }
  return [];
}

function categoriesOf(cards: PrintedCards, read: string): { names: readonly string[]; trust: number } {
  const withClass = (reading: string) => cards.categoryClass && named(cards, cards.categoryClass + reading);
  const roman = read.replace(/[L1]/g, 'I');
  const exact = named(cards, read) ?? withClass(read);
  if (exact) return { names: [exact], trust: 1 };
  const repaired = named(cards, roman) ?? withClass(roman) ?? named(cards, read.charAt(0) + asDigits(read.slice(1)));
  if (repaired) return { names: [repaired], trust: REPAIRED_TRUST };
  const letters = Array.from(read, (letter) => named(cards, letter)).filter((name) => name !== undefined);
  return { names: read.length === 2 && letters.length === 2 ? letters : [], trust: 1 };
}

function named({ categories, categoryAliases = {} }: PrintedCards, key: string): string | undefined {
  return categories.find((category) => keyOf(category) === key) ?? categoryAliases[key];
}
