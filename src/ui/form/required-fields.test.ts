import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amountShape } from '#kernel/money.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { isRequiredAt } from './required-fields.ts';

const shape = z
  .object({
    name: textShape(),
    note: optionalTextShape(),
    freight: amountShape,
    advance: amountShape.nullish(),
    client: z.string(),
    tags: z.array(z.string()),
    days: z.array(z.string()).min(1),
    origin: z.object({ city: z.string().min(1), reference: z.string() }).nullish(),
    stops: z.array(z.object({ city: z.string().min(1) })),
  })
  .transform((values) => values);

describe('a field is required', () => {
  it.each([
    ['name', ''],
    ['freight', null],
    ['client', null],
    ['days', []],
    ['origin.city', ''],
    ['stops.3.city', ''],
  ])('when the shape refuses its empty value: %s', (name, empty) => {
    expect(isRequiredAt(shape, name, empty)).toBe(true);
  });

  it.each([
    ['note', ''],
    ['advance', null],
    ['client', ''],
    ['tags', []],
    ['origin.reference', ''],
    ['unknown', ''],
    ['name.deeper', ''],
  ])('not when it may stay empty: %s', (name, empty) => {
    expect(isRequiredAt(shape, name, empty)).toBe(false);
  });
});
