import { expect, it } from 'vitest';
import { withRows } from './use-selection.ts';

const page = ['a', 'b', 'c', 'd'].map((id) => [id, id] as const);
const chosen = (...ids: string[]) => new Map(ids.map((id) => [id, id]));
const ids = (rows: ReadonlyMap<string, string>) => [...rows.keys()].sort();

it('a row is selected and deselected, those of other pages stay', () => {
  expect(ids(withRows(chosen('z'), page, 'b', undefined))).toEqual(['b', 'z']);
  expect(ids(withRows(chosen('b', 'z'), page, 'b', undefined))).toEqual(['z']);
});

it('all rows between two follow the second, in either direction', () => {
  expect(ids(withRows(chosen('a'), page, 'c', 'a'))).toEqual(['a', 'b', 'c']);
  expect(ids(withRows(chosen('d'), page, 'b', 'd'))).toEqual(['b', 'c', 'd']);
  expect(ids(withRows(chosen('a', 'b', 'c', 'd'), page, 'c', 'a'))).toEqual(['d']);
});

it('a row of another page does not start a range', () => {
  expect(ids(withRows(chosen('z'), page, 'c', 'z'))).toEqual(['c', 'z']);
});
