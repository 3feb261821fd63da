import { expect, it } from 'vitest';
import { sortingOf, sortText, startsDescending } from './sort-text.ts';

it('an order is a column with a minus where the last come first', () => {
  expect(sortingOf('-createdAt')).toEqual([{ id: 'createdAt', desc: true }]);
  expect(sortText([{ id: 'createdAt', desc: true }])).toBe('-createdAt');
  expect(sortText(sortingOf('code'))).toBe('code');
  expect(sortText([])).toBeUndefined();
});

it('the first click on a heading brings A, the newest or the largest to the top', () => {
  expect((['text', 'person', 'status', 'instant', 'money'] as const).map(startsDescending)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
