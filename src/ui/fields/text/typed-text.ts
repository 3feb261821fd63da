import type { FieldProblem } from '#kernel/errors.ts';
import { patternProblem, type TextPattern } from '#kernel/text-patterns.ts';

export interface TextHelp {
  readonly max: number;
  readonly patterns: readonly TextPattern[];
  readonly upperCase: boolean;
}

/** While typing, only characters that can never be meant are removed. */
export function typedText(text: string, { patterns, upperCase }: TextHelp): string {
  const digits = patterns.includes('digits') ? text.replace(/\D/g, '') : text;
  return upperCase ? digits.toLocaleUpperCase('pt-BR') : digits;
}

/** On leaving the field, blanks at the edges and double blanks are removed. */
export function tidyText(text: string, { patterns }: TextHelp): string {
  const single = patterns.includes('noDoubleSpaces') ? text.replace(/\s{2,}/g, ' ') : text;
  return patterns.includes('noEdgeSpaces') || patterns.includes('email') ? single.trim() : single;
}

/**
 * The checks of the field itself, whether or not the form's shape has them. They see the tidied text, so that a blank
 * between two words that are still being typed is no problem.
 */
export function textProblem(value: unknown, help: TextHelp): FieldProblem | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (value.length > help.max) return { code: 'maxLength', params: { count: help.max } };
  return patternProblem(tidyText(value, help), help.patterns);
}

/** The counter appears above nine tenths of the limit, where it starts to matter; never for short codes. */
const NEAR = 0.9;
const WORTH_COUNTING = 30;

export function isNearLimit(length: number, max: number): boolean {
  return length > max || (max >= WORTH_COUNTING && length >= max * NEAR);
}
