import { expect, it } from 'vitest';
import { problemNames } from './problem-names.ts';

it('finds the invalid fields at any depth', () => {
  const errors = {
    name: { type: 'required', message: 'required' },
    stops: [undefined, { city: { type: 'required', message: 'required' } }],
    freight: { value: { type: 'min', message: 'min?count=1' }, type: { type: 'choice', message: 'choice' } },
  };
  expect(problemNames(errors)).toEqual(['name', 'stops.1.city', 'freight.value', 'freight.type']);
  expect(problemNames({})).toEqual([]);
});
