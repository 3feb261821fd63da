import { expect, it } from 'vitest';
import { freightList } from '../gallery/freight.list.ts';
import { allowedWidth, LEAST_WIDTH, MOST_WIDTH, readWidths, shownWidths } from './table-look.ts';

it('a stored width counts only for a column that exists, and within bounds', () => {
  const stored = { code: 120.4, route: 5, note: 99_999, gone: 80, driver: 'wide', weight: Number.NaN };
  expect(readWidths(freightList, stored)).toEqual({ code: 120, route: LEAST_WIDTH, note: MOST_WIDTH });
  expect([null, 'x', 7].map((wrong) => readWidths(freightList, wrong))).toEqual([{}, {}, {}]);
});

it('a column that was hidden when the widths were chosen gets one by its kind', () => {
  const widths = shownWidths(freightList, { code: 200 }, ['code', 'weight', 'createdAt']);
  expect(widths).toEqual([
    { id: 'code', width: 200 },
    { id: 'weight', width: 112 },
    { id: 'createdAt', width: 192 },
  ]);
});

it('no column is too narrow to be grasped again', () => {
  expect([-20, 0, 56.6, 2000].map(allowedWidth)).toEqual([LEAST_WIDTH, LEAST_WIDTH, 57, MOST_WIDTH]);
});
