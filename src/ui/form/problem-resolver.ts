import { toNestErrors } from '@hookform/resolvers';
import { type FieldErrors, get, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldProblem } from '#kernel/errors.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import type { FieldCheck } from '#ui/fields/form-facts.ts';
import { encodeProblem } from '#ui/fields/problem-text.ts';
import type { FormShape } from './form-shape.ts';

/** Key of the problems that concern the form as a whole. */
export const WHOLE_FORM = 'root';

/**
 * Checks the shape, then the fields. The check of a field is more precise ("no such date") than the shape, which only
 * knows that the value is not a date.
 */
export function problemResolver<S extends FormShape>(
  shape: S,
  checks: () => Iterable<readonly [string, FieldCheck]>,
): Resolver<z.input<S>, unknown, z.output<S>> {
  return async (values, _, options) => {
    const parsed = await shape.safeParseAsync(values);
    const problems = new Map<string, FieldProblem>(
      Object.entries(parsed.success ? {} : fieldProblems(parsed.error.issues)),
    );
    // An empty field is only missing: that it is no e-mail address either is not worth a message.
    for (const name of problems.keys())
      if (name && isEmpty(get(values, name))) problems.set(name, { code: 'required' });
    for (const [name, check] of checks()) {
      const problem = check(get(values, name));
      if (problem) problems.set(name, problem);
    }
    if (parsed.success && problems.size === 0) return { values: parsed.data as z.output<S>, errors: {} };
    return { values: {}, errors: toNestErrors(errorsOf(problems), options) };
  };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function errorsOf(problems: ReadonlyMap<string, FieldProblem>): FieldErrors {
  return Object.fromEntries(
    [...problems].map(([name, problem]) => [
      name || WHOLE_FORM,
      { type: problem.code, message: encodeProblem(problem) },
    ]),
  );
}

/** The paths of all fields with an error: `{ stops: [, { city: {…} }] }` → `stops.1.city`. */
export function problemNames(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = `${prefix}${key}`;
    return 'type' in value && typeof value.type === 'string' ? [name] : problemNames(value, `${name}.`);
  });
}
