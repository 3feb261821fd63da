import type { FieldProblem } from '#kernel/errors.ts';
import { patternProblem, type TextPattern } from '#kernel/text-patterns.ts';

export interface TextHelp {
  readonly max: number;
  readonly patterns: readonly TextPattern[];
  readonly upperCase: boolean;
}

/** While typing only what can never be meant is taken away. */
export function typedText(text: string, { patterns, upperCase }: TextHelp): string {
  const digits = patterns.includes('digits') ? text.replace(/\D/g, '') : text;
  return upperCase ? digits.toLocaleUpperCase('pt-BR') : digits;
}

/** Leaving the field puts right what the eye does not see: blanks at the edges and twice in a row. */
export function tidyText(text: string, { patterns }: TextHelp): string {
  const single = patterns.includes('noDoubleSpaces') ? text.replace(/\s{2,}/g, ' ') : text;
  return patterns.includes('noEdgeSpaces') || patterns.includes('email') ? single.trim() : single;
}

/**
 * What the field insists on, whether or not the form's shape does. It looks at the tidied text: nobody is nagged about
 * a blank between two words that are still being typed.
 */
export function textProblem(value: unknown, help: TextHelp): FieldProblem | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (value.length > help.max) return { code: 'maxLength', params: { count: help.max } };
  return patternProblem(tidyText(value, help), help.patterns);
}
