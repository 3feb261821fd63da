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
    active: z.boolean(),
    tags: z.array(z.string()),
    days: z.array(z.string()).min(1),
    origin: z.object({ city: z.string().min(1), reference: z.string() }).nullish(),
    stops: z.array(z.object({ city: z.string().min(1) })),
  })
  .transform((values) => values);

describe('a field is required', () => {
  it.each(['name', 'freight', 'days', 'origin.city', 'stops.3.city'])('when the shape insists on it: %s', (name) => {
    expect(isRequiredAt(shape, name)).toBe(true);
  });

  it.each(['note', 'advance', 'active', 'tags', 'origin.reference', 'unknown', 'name.deeper'])(
    'not when it may stay empty: %s',
    (name) => {
      expect(isRequiredAt(shape, name)).toBe(false);
    },
  );
});
