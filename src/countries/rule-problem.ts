import type { FieldProblem } from '#kernel/errors.ts';
import type { FailureCode, Rule, RuleResult } from './rule.ts';

/** The codes of field problems; lengths of numbers are counted in digits, all others in characters. */
const CODES: Readonly<Record<FailureCode, { readonly text: string; readonly numeric?: string }>> = {
  required: { text: 'required' },
  digits: { text: 'digits' },
  alphanumeric: { text: 'lettersAndNumbers' },
  'min-length': { text: 'minLength', numeric: 'minDigits' },
  'max-length': { text: 'maxLength', numeric: 'maxDigits' },
  'exact-length': { text: 'exactLength', numeric: 'exactDigits' },
  pattern: { text: 'pattern' },
  'restricted-characters': { text: 'characters' },
  date: { text: 'date' },
  'min-date': { text: 'date' },
  'max-date': { text: 'date' },
};

export type Reading = { readonly value: string } | { readonly problem: FieldProblem };

/** Applies a rule to a text: the value to store, or the problem to show at the field. */
export function readByRule(rule: Rule, text: string): Reading {
  return readResult(rule.check(text), rule.input);
}

export function readResult(result: RuleResult, input: Rule['input']): Reading {
  if (result.ok) return { value: result.canonical };
  const code = CODES[result.code];
  return {
    problem: {
      code: (input === 'numeric' ? code.numeric : undefined) ?? code.text,
      ...(result.limit === undefined ? {} : { params: { count: result.limit } }),
    },
  };
}
