import type { PrintedCards } from '#countries/printed-cards.ts';
import type { Rule } from '#countries/rule.ts';
import type { Pick, Token } from './ocr-card.ts';
import { asLetters } from './ocr-lookalikes.ts';

const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'DA', 'DO', 'DAS', 'DOS', 'DI', 'VON', 'VAN', 'SAN', 'Y']);
const COMPANY_WORD = /^[\p{Lu}\d][\p{Lu}\d.&'’,-]*$/u;
const NAME_WORD = /^\p{Lu}[\p{L}'’-]*\.?$/u;
const LEAST_LETTERS = 3;

/** Names are printed in capitals or with capital initials; other marks and small letters are noise. */
function nameWords(tokens: readonly Token[]): Token[] {
  const words = tokens.flatMap((token) => {
    const text = (letterShare(token.text) >= 0.6 ? asLetters(token.text) : token.text).replace(/^[^\p{L}]+|,+$/gu, '');
    return NAME_WORD.test(text) ? [{ ...token, text }] : [];
  });
  const first = words.findIndex(({ text }) => text.length > 1);
  const last = words.findLastIndex(({ text }) => text.length > 1);
  return first === -1 ? [] : words.slice(first, last + 1);
}

/** The comma of `PEREZ MAMANI, JUAN` stays, because it separates surnames from given names. */
export const pickFullName: Pick = (tokens) => {
  const words = nameWords(tokens);
  const hasComma = (word: Token) =>
    tokens.some(({ index, line, text }) => index === word.index && line === word.line && text.endsWith(','));
  const value = words.map((word) => (hasComma(word) ? `${word.text},` : word.text)).join(' ');
  return words.length < 2 ? undefined : { value, tokens, trust: 1 };
};

export function pickName(rule: Rule): Pick {
  return (tokens) => {
    const words = nameWords(tokens);
    const result = rule.check(words.map(({ text }) => text).join(' '));
    if (!result.ok || result.canonical.replace(/[^\p{L}]/gu, '').length < LEAST_LETTERS) return undefined;
    return { value: result.canonical, tokens, trust: result.warnings.length === 0 ? 1 : 0.7 };
  };
}

/** The name of a person or a company. */
export const pickOwner: Pick = (tokens) => {
  const words = tokens.map(({ text }) => text).filter((text) => COMPANY_WORD.test(text));
  const value = words.join(' ').replace(/[,\s]+$/, '');
  return value.replace(/[^\p{L}]/gu, '').length < LEAST_LETTERS + 1 ? undefined : { value, tokens, trust: 1 };
};

export type NameOrder = 'given-first' | 'surnames-first';

export type FullName = { readonly firstName: string; readonly lastName: string };

/**
 * Two surnames in Spanish-speaking countries; in Brazil everything after one given name. A comma decides where there is
 * one; a particle belongs to the word after it.
 */
export function splitName(
  fullName: string,
  order: NameOrder,
  surnames: PrintedCards['surnames'],
): FullName | undefined {
  const [before = '', after] = fullName.split(/\s*,\s*/, 2);
  if (after) return { firstName: after, lastName: before };
  const parts = bindParticles(before.split(' '));
  if (parts.length < 2) return undefined;
  if (surnames === 'all-but-first') return joined(parts.slice(0, 1), parts.slice(1));
  const count = parts.length > 2 ? 2 : 1;
  return order === 'given-first'
    ? joined(parts.slice(0, -count), parts.slice(-count))
    : joined(parts.slice(count), parts.slice(0, count));
}

function joined(given: readonly string[], surnames: readonly string[]): FullName {
  return { firstName: given.join(' '), lastName: surnames.join(' ') };
}

function bindParticles(words: readonly string[]): string[] {
  const parts: string[] = [];
  let bound = '';
  for (const word of words) {
    bound = bound ? `${bound} ${word}` : word;
    if (PARTICLES.has(word.toUpperCase())) continue;
    parts.push(bound);
    bound = '';
  }
  return bound ? [...parts, bound] : parts;
}

function letterShare(text: string): number {
  return text.replace(/[^\p{L}]/gu, '').length / Math.max(1, text.length);
}
