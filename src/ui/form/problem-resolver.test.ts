import type { FieldErrors } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { FieldCheck } from '#ui/fields/form-facts.ts';
import { problemNames, problemResolver } from './problem-resolver.ts';

const shape = z
  .object({
    name: z.string().min(1).max(5),
    stops: z.array(z.object({ city: z.string().min(1) })),
    day: z.iso.date(),
  })
  .refine(({ name }) => name !== 'same', { params: { code: 'alreadyRegistered' } });

const good = { name: 'Ana', stops: [], day: '2025-03-02' };

async function errorsOf(values: z.input<typeof shape>, checks: [string, FieldCheck][] = []): Promise<FieldErrors> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await problemResolver(shape, () => checks)(values, undefined, options);
  return errors;
}

describe('a form', () => {
  it('returns the parsed values of its shape', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    expect(await problemResolver(shape, () => [])(good, undefined, options)).toEqual({ values: good, errors: {} });
  });

  it('reports each problem at its field, by code and numbers', async () => {
    const errors = await errorsOf({ ...good, name: 'Anastasia', stops: [{ city: 'Oruro' }, { city: '' }] });
    expect(errors).toMatchObject({
      name: { type: 'maxLength', message: 'maxLength?{"count":5}' },
      stops: [undefined, { city: { type: 'required', message: 'required' } }],
    });
  });

  it('reports an empty field as required, whatever its shape says', async () => {
    expect(await errorsOf({ ...good, day: '' })).toMatchObject({ day: { message: 'required' } });
  });

  it('prefers the problem found by the field to that of the shape', async () => {
    const check: FieldCheck = (value) => (value === '31/02/2025' ? { code: 'dateInput' } : undefined);
    expect(await errorsOf({ ...good, day: '31/02/2025' }, [['day', check]])).toMatchObject({
      day: { message: 'dateInput' },
    });
  });

  it('is refused by the check of a field even where the shape accepts the value', async () => {
    expect(await errorsOf(good, [['name', () => ({ code: 'letters' })]])).toMatchObject({ name: { type: 'letters' } });
  });

  it('keeps problems of the whole form apart', async () => {
    expect(await errorsOf({ ...good, name: 'same' })).toMatchObject({ root: { message: 'alreadyRegistered' } });
  });
});

it('finds the invalid fields at any depth', () => {
  const errors = {
    name: { type: 'required', message: 'required' },
    stops: [undefined, { city: { type: 'required', message: 'required' } }],
    freight: { value: { type: 'min', message: 'min?{"count":1}' }, type: { type: 'choice', message: 'choice' } },
  };
  expect(problemNames(errors)).toEqual(['name', 'stops.1.city', 'freight.value', 'freight.type']);
  expect(problemNames({})).toEqual([]);
});
