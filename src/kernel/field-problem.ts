import type { z } from 'zod';
import type { FieldProblem } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** The path of the field with the problem: `stops.0.city`. Unknown keys are reported one by one. */
export function pathsOf(issue: Issue): string[] {
  const base = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, 5).map((key) => [...base, key.slice(0, 100)].join('.'));
  return [base.join('.').slice(0, 200)];
}

/** The first problem of each field, the same on server and browser. */
export function fieldProblems(issues: readonly Issue[], prefix = ''): Record<string, FieldProblem> {
  // Without a prototype, a key called __proto__ is a field like any other and its problem is not lost.
  const problems: Record<string, FieldProblem> = Object.create(null);
  for (const issue of issues) {
    for (const path of pathsOf(issue)) problems[`${prefix}${path}`] ??= problemOf(issue);
  }
  return problems;
}

/** Stable field codes; each has a phrase under `validation.<code>`. */
export function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? { code: 'required' } : { code: 'type', params: { expected: issue.expected } };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return issue.format === 'email' ? { code: 'email' } : { code: 'format' };
    case 'invalid_value':
      return { code: 'choice' };
    case 'unrecognized_keys':
      return { code: 'unknown' };
    case 'custom':
      return {
        code: typeof issue.params?.code === 'string' ? issue.params.code : 'invalid',
        ...(issue.params?.params ? { params: issue.params.params } : {}),
        ...(issue.params?.at ? { at: issue.params.at } : {}),
      };
    default:
      return { code: 'invalid' };
  }
}

/** A cleared field arrives as null from a form, and is missing from a client that leaves it out. */
function isMissing(issue: Extract<Issue, { code: 'invalid_type' }>): boolean {
  return issue.input === undefined ? /received (undefined|null)$/.test(issue.message) : issue.input === null;
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): FieldProblem {
  const count = Number(issue.minimum);
  if (issue.origin === 'array') return { code: 'minItems', params: { count } };
  if (issue.origin !== 'string') return { code: 'min', params: { count } };
  if (count === 1) return { code: 'required' };
  return { code: issue.exact ? 'exactLength' : 'minLength', params: { count } };
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): FieldProblem {
  const count = Number(issue.maximum);
  if (issue.origin === 'array') return { code: 'maxItems', params: { count } };
  if (issue.origin !== 'string') return { code: 'max', params: { count } };
  return { code: issue.exact ? 'exactLength' : 'maxLength', params: { count } };
}
