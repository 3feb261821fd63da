import { characterCount, compact, fillPattern } from './digits.ts';

export type FailureCode =
  | 'required'
  | 'digits'
  | 'alphanumeric'
  | 'min-length'
  | 'max-length'
  | 'exact-length'
  | 'pattern'
  | 'restricted-characters'
  | 'date'
  | 'min-date'
  | 'max-date';

/** A warning is shown at the field and never prevents saving. */
export type WarningCode = 'unusual-form' | 'check-digit' | 'under-age' | 'over-age';

export type RuleResult =
  | { readonly ok: true; readonly canonical: string; readonly warnings: readonly WarningCode[] }
  | { readonly ok: false; readonly code: FailureCode; readonly limit?: number };

/** The helper text under a field; `min` equal to `max` means "exactly". */
export type RuleHint =
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'example'; readonly example: string }
  | { readonly kind: 'digits' | 'characters'; readonly min: number; readonly max: number };

export type Rule = {
  readonly required: boolean;
  /** Shortest and longest accepted value, counted without separators. */
  readonly min: number;
  readonly max: number;
  readonly input: 'numeric' | 'text';
  readonly hint: RuleHint;
  /** The stored form of a typed text, valid or not. */
  readonly canonical: (text: string) => string;
  /** The shown form. */
  readonly format: (text: string) => string;
  readonly check: (text: string) => RuleResult;
};

export type CharacterSet = {
  readonly code: Extract<FailureCode, 'digits' | 'alphanumeric'>;
  readonly allowed: RegExp;
  readonly input: Rule['input'];
};

export const DIGITS: CharacterSet = { code: 'digits', allowed: /^[0-9]*$/, input: 'numeric' };
export const ALPHANUMERIC: CharacterSet = { code: 'alphanumeric', allowed: /^[A-Z0-9]*$/, input: 'text' };

export type NumberRuleSpec = {
  readonly required?: boolean;
  readonly characters?: CharacterSet;
  readonly min?: number;
  readonly max: number;
  /** Old numbers shorter than `max` are padded with zeros on the left. */
  readonly leftPad?: boolean;
  /** The format that the specification prescribes, tested on the canonical value. */
  readonly pattern?: RegExp;
  /** How the value is shown: a pattern of `x`, or a function where one pattern is not enough. */
  readonly shown?: string | ((canonical: string) => string);
  readonly hint?: RuleHint;
  readonly tidy?: (text: string) => string;
  readonly warnings?: (canonical: string) => readonly WarningCode[];
};

/** A rule for numbers and codes: separators do not count, letters are upper case. */
export function numberRule(spec: NumberRuleSpec): Rule {
  const { characters = DIGITS, min = 1, max, required = false, tidy = compact } = spec;

  const canonical = (text: string): string => {
    const value = tidy(text);
    return spec.leftPad && value.length >= min ? value.padStart(max, '0') : value;
  };

  const check = (text: string): RuleResult => {
    const typed = tidy(text);
    if (typed === '') return blank(required);
    if (!characters.allowed.test(typed)) return { ok: false, code: characters.code };
    const failure = lengthFailure(typed.length, min, max);
    if (failure) return failure;
    const value = canonical(text);
    if (spec.pattern && !spec.pattern.test(value)) return { ok: false, code: 'pattern' };
    return { ok: true, canonical: value, warnings: spec.warnings?.(value) ?? [] };
  };

  return {
    required,
    min,
    max,
    input: characters.input,
    hint: spec.hint ?? defaultHint(spec, characters, min),
    canonical,
    format: (text) => show(spec.shown, canonical(text)),
    check,
  };
}

/** The same rule for a form that requires more, or less, than the country does. */
export function withRequired(rule: Rule, required: boolean): Rule {
  return { ...rule, required, check: (text) => (rule.canonical(text) === '' ? blank(required) : rule.check(text)) };
}

/** Warns about a value in an unusual format. */
export function usually(form: RegExp): (canonical: string) => readonly WarningCode[] {
  return (canonical) => (form.test(canonical) ? [] : ['unusual-form']);
}

export type TextRuleSpec = {
  readonly required?: boolean;
  readonly max: number;
  readonly warnings?: (canonical: string) => readonly WarningCode[];
  readonly restricted?: RegExp;
};

/** A rule for free text: the edges are trimmed and runs of blanks become one. */
export function textRule({ required = false, max, warnings, restricted }: TextRuleSpec): Rule {
  const canonical = (text: string): string =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();

  const check = (text: string): RuleResult => {
    const value = canonical(text);
    if (value === '') return blank(required);
    if (characterCount(value) > max) return { ok: false, code: 'max-length', limit: max };
    if (restricted?.test(value)) return { ok: false, code: 'restricted-characters' };
    return { ok: true, canonical: value, warnings: warnings?.(value) ?? [] };
  };

  const hint: RuleHint = { kind: 'characters', min: 1, max };
  return { required, min: 1, max, input: 'text', hint, canonical, format: canonical, check };
}

function blank(required: boolean): RuleResult {
  return required ? { ok: false, code: 'required' } : { ok: true, canonical: '', warnings: [] };
}

function lengthFailure(length: number, min: number, max: number): RuleResult | null {
  if (length >= min && length <= max) return null;
  if (min === max) return { ok: false, code: 'exact-length', limit: max };
  return length < min ? { ok: false, code: 'min-length', limit: min } : { ok: false, code: 'max-length', limit: max };
}

function show(shown: NumberRuleSpec['shown'], canonical: string): string {
  if (shown === undefined) return canonical;
  return typeof shown === 'string' ? fillPattern(shown, canonical) : shown(canonical);
}

function defaultHint(spec: NumberRuleSpec, characters: CharacterSet, min: number): RuleHint {
  if (typeof spec.shown === 'string') return { kind: 'pattern', pattern: spec.shown };
  return { kind: characters === DIGITS ? 'digits' : 'characters', min, max: spec.max };
}
