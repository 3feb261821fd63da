import { expect, it } from 'vitest';
import type { Card } from '#areas/reports/contract/dashboard.shapes.ts';
import { segmentsOf, withFresh } from './segments.ts';

const number = (id: string, value = 1): Card => ({
  kind: 'number',
  id,
  value,
  before: null,
  rising: null,
  address: null,
  notes: [],
  unit: 'count',
  currency: null,
});
const failed = (id: string): Card => ({ kind: 'failed', id, notes: [] });
const table = (id: string): Card => ({ kind: 'table', id, notes: [], columns: [], rows: [] });

it('numbers stand together, then charts and tables, in the order of the server', () => {
  const segments = segmentsOf([number('a'), failed('b'), number('c'), table('d'), failed('e'), number('f')]);
  expect(segments.map(({ isOfNumbers, cards }) => [isOfNumbers, cards.map(({ id }) => id).join('')])).toEqual([
    [true, 'abc'],
    [false, 'de'],
    [true, 'f'],
  ]);
  expect(segmentsOf([failed('a')])).toEqual([{ isOfNumbers: false, cards: [failed('a')] }]);
});

it('a card that was asked for again takes its place', () => {
  expect(withFresh([number('a'), failed('b')], [number('b', 7)])).toEqual([number('a'), number('b', 7)]);
});
