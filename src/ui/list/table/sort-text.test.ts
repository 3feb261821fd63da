import { expect, it } from 'vitest';
import { nextSort, sortingOf } from './sort-text.ts';

it('an order is a column, with a minus for descending', () => {
  expect(sortingOf('-createdAt')).toEqual({ id: 'createdAt', desc: true });
  expect(sortingOf('code')).toEqual({ id: 'code', desc: false });
});

it('the first click on a heading brings A, the newest or the largest to the top', () => {
  const kinds = ['text', 'person', 'status', 'day', 'instant', 'number', 'money'] as const;
  expect(kinds.map((kind) => nextSort('code', 'other', kind))).toEqual([
    'other',
    'other',
    'other',
    '-other',
    '-other',
    '-other',
    '-other',
  ]);
});

it('the next click reverses the order', () => {
  expect([nextSort('code', 'code', 'text'), nextSort('-code', 'code', 'text')]).toEqual(['-code', 'code']);
});
