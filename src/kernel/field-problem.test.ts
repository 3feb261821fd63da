import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldProblems } from './field-problem.ts';

function problemsOf(shape: z.ZodType, value: unknown) {
  const parsed = shape.safeParse(value);
  return parsed.success ? {} : fieldProblems(parsed.error.issues);
}

describe('a field problem', () => {
  it('says a value is required when it is missing, null or an empty text', () => {
    const shape = z.object({ left: z.string(), cleared: z.string(), blank: z.string().min(1) });
    expect(problemsOf(shape, { cleared: null, blank: '' })).toEqual({
      left: { code: 'required' },
      cleared: { code: 'required' },
      blank: { code: 'required' },
    });
  });

  it('says the type is wrong when there is another kind of value', () => {
    expect(problemsOf(z.object({ age: z.number() }), { age: 'ten' })).toEqual({
      age: { code: 'type', params: { expected: 'number' } },
    });
  });

  it('distinguishes limits of texts, numbers and lists', () => {
    const shape = z.object({
      code: z.string().length(4),
      name: z.string().max(3),
      weight: z.number().min(5),
      days: z.array(z.string()).max(1),
    });
    expect(problemsOf(shape, { code: 'ab', name: 'abcd', weight: 1, days: ['a', 'b'] })).toEqual({
      code: { code: 'exactLength', params: { count: 4 } },
      name: { code: 'maxLength', params: { count: 3 } },
      weight: { code: 'min', params: { count: 5 } },
      days: { code: 'maxItems', params: { count: 1 } },
    });
  });

  it('gives the path of fields inside lists and names unknown keys', () => {
    const shape = z.strictObject({ stops: z.array(z.object({ city: z.string().min(1) })) });
    expect(problemsOf(shape, { stops: [{ city: 'Oruro' }, { city: '' }], extra: 1 })).toEqual({
      'stops.1.city': { code: 'required' },
      extra: { code: 'unknown' },
    });
  });

  it('does not overlook a key that is special in JavaScript', () => {
    expect(Object.keys(problemsOf(z.strictObject({}), JSON.parse('{"__proto__": 1}')))).toEqual(['__proto__']);
  });

  it('contains the code and the numbers of a rule', () => {
    const shape = z.object({
      id: z.string().refine(() => false, { params: { code: 'minDigits', params: { count: 6 } } }),
      mail: z.email(),
    });
    expect(problemsOf(shape, { id: '1', mail: 'nobody' })).toEqual({
      id: { code: 'minDigits', params: { count: 6 } },
      mail: { code: 'email' },
    });
  });

  it('keeps only the first problem of a field', () => {
    const shape = z.object({
      name: z
        .string()
        .min(3)
        .regex(/^[a-z]+$/),
    });
    expect(problemsOf(shape, { name: '1' })).toEqual({ name: { code: 'minLength', params: { count: 3 } } });
  });
});
