import { compact } from '#countries/digits.ts';
import type { Rule } from '#countries/rule.ts';
import type { Pick, Picked, Token } from './ocr-card.ts';
import { asDigits, readings } from './ocr-lookalikes.ts';

const LONGEST_RUN = 4;
/** A number split by spaces is joined; a word that merely looks like a number is not. */
const LEAST_DIGITS = 0.6;
const REPAIRED_TRUST = 0.85;
const UNUSUAL_TRUST = 0.7;

export type Judgement = { readonly value: string; readonly trust: number };
export type Judge = (text: string) => Judgement | undefined;

/** Tests one or several neighbouring words as one value; the first fully trusted one wins. */
export function pickRun(judge: Judge, longest = LONGEST_RUN): Pick {
  return (tokens) => {
    let best: Picked | undefined;
    for (const [start] of tokens.entries()) {
      for (let length = 1; length <= longest; length += 1) {
        const run = tokens.slice(start, start + length);
        if (run.length < length || !areNeighbours(run)) break;
        const judged = judge(run.map(({ text }) => text).join(''));
        if (judged && judged.trust > (best?.trust ?? 0)) best = { ...judged, tokens: run };
      }
      if (best?.trust === 1) break;
    }
    return best;
  };
}

function areNeighbours(run: readonly Token[]): boolean {
  return run.every((token, at) => at === 0 || token.index === run[at - 1]!.index + 1);
}

/** A number by a country's rule; letters that look like digits are read as digits. */
export function judgeNumber(rule: Rule): Judge {
  return (text) => {
    const read = compact(text).replace(/[^\p{L}\p{N}&!]/gu, '');
    if (read.length > rule.max || digitShare(read) < LEAST_DIGITS) return undefined;
    return rule.input === 'numeric' ? judgeReading(rule, read, asDigits(read)) : judgeReadings(rule, read);
  };
}

/** A number of letters and digits that must have its usual form, with any number of letters. */
export function judgeUsual(rule: Rule): Judge {
  return (text) => {
    const read = compact(text).replace(/[^A-Z0-9]/g, '');
    // The number of readings grows with the length, so a text longer than the rule allows is skipped.
    if (read.length > rule.max) return undefined;
    for (const reading of readings(read)) {
      const result = rule.check(reading);
      if (result.ok && result.canonical !== '' && result.warnings.length === 0) {
        return { value: result.canonical, trust: reading === read ? 1 : REPAIRED_TRUST };
      }
    }
    return undefined;
  };
}

/** The same without replacements, for words that have no label. */
export function judgeExact(rule: Rule): Judge {
  return (text) => {
    const result = rule.check(text);
    return result.ok && result.canonical !== '' && result.warnings.length === 0
      ? { value: result.canonical, trust: 1 }
      : undefined;
  };
}

function judgeReadings(rule: Rule, read: string): Judgement | undefined {
  return judgeUsual(rule)(read) ?? judgeReading(rule, read, read);
}

function judgeReading(rule: Rule, read: string, reading: string): Judgement | undefined {
  const result = rule.check(reading);
  if (!result.ok || result.canonical === '') return undefined;
  const trust = (reading === read ? 1 : REPAIRED_TRUST) * (result.warnings.length === 0 ? 1 : UNUSUAL_TRUST);
  return { value: result.canonical, trust };
}

function digitShare(text: string): number {
  return text.length === 0 ? 0 : text.replace(/\D/g, '').length / text.length;
}
