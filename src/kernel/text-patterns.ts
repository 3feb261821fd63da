import { z } from 'zod';
import type { FieldProblem } from './errors.ts';

/** The patterns a text field can require. An empty text meets all of them: being required is a separate rule. */
export const TEXT_PATTERNS = {
  letters: { code: 'letters', form: /^[\p{L}\p{M} ]*$/u },
  noEdgeSpaces: { code: 'edges', form: /^(\S([\s\S]*\S)?)?$/ },
  digits: { code: 'digits', form: /^\d*$/ },
  twoDecimals: { code: 'decimals', form: /^(\d+(\.\d{1,2})?)?$/, params: { count: 2 } },
  email: { code: 'email', form: new RegExp(`^$|${z.regexes.email.source}`) },
  noDoubleSpaces: { code: 'doubleSpaces', form: /^(?![\s\S]*\s\s)/ },
  /** Letters, digits and everyday punctuation; brackets, pipes and other symbols of code are refused. */
  fewSpecialCharacters: { code: 'characters', form: /^[\p{L}\p{M}\p{N}\s.,;:()'"’´°ºª#&/@%+!?¿¡_-]*$/u },
} as const satisfies Record<string, { code: string; form: RegExp; params?: FieldProblem['params'] }>;

export type TextPattern = keyof typeof TEXT_PATTERNS;

/** The first pattern a text does not meet, as a field problem. */
export function patternProblem(text: string, patterns: readonly TextPattern[]): FieldProblem | undefined {
  const broken = patterns.map((name) => TEXT_PATTERNS[name]).find(({ form }) => !form.test(text));
  if (!broken) return undefined;
  return 'params' in broken ? { code: broken.code, params: broken.params } : { code: broken.code };
}

/** A text shape that requires patterns: `withPatterns(textShape(), 'letters')`. */
export function withPatterns<S extends z.ZodType<string>>(shape: S, ...patterns: readonly TextPattern[]) {
  return shape.superRefine((text, context) => {
    const problem = patternProblem(text, patterns);
    if (problem) context.addIssue({ code: 'custom', params: problem, message: problem.code });
  });
}
