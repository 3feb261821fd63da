import { expect, it } from 'vitest';
import { repeatedRows } from './repeated-rows.ts';

it('a line that repeats an earlier one names that line', () => {
  const rows = [
    { row: 2, keys: { plate: 'BO 1234ABC', device: null } },
    { row: 3, keys: { plate: 'PE 1234ABC', device: null } },
    { row: 5, keys: { plate: 'BO 1234ABC', device: '' } },
    { row: 6, keys: { plate: 'BO 1234ABC', device: 'x' } },
  ];
  const problem = { code: 'repeatedRow', params: { row: 2 } };
  expect(repeatedRows(rows)).toEqual([
    { row: 5, field: 'plate', problem },
    { row: 6, field: 'plate', problem },
  ]);
});
