import { expect, it } from 'vitest';
import type { Card } from '#areas/reports/contract/dashboard.shapes.ts';
import { segmentsOf, withFresh, withSomething } from './segments.ts';

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

it('without a trip, what shows more than nothing is kept, and what failed', () => {
  const drawn = (id: string, ...values: (number | null)[]): Card => ({
    ...{ kind: 'chart', id, notes: [], form: 'bars', unit: 'count', currency: null },
    categories: values.map((_, at) => ({ text: `${at}` })),
    series: [{ label: { text: id }, values, addresses: values.map(() => null) }],
  });
  const listed = {
    ...table('rows'),
    rows: [{ label: { text: 'x' }, currency: null, address: null, cells: [] }],
  } as Card;
  const cards = [number('a', 0), number('b'), failed('c'), drawn('d', 0, null), drawn('e', 0, 2), table('f'), listed];
  expect(withSomething(cards).map(({ id }) => id)).toEqual(['b', 'c', 'e', 'rows']);
});

it('a card that was asked for again takes its place', () => {
  expect(withFresh([number('a'), failed('b')], [number('b', 7)])).toEqual([number('a'), number('b', 7)]);
});
