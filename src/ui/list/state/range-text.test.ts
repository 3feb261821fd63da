import { expect, it } from 'vitest';
import { daysOf, rangeText, showDays } from './range-text.ts';

const today = '2026-03-02';

it('a preset keeps its name in the address and means other days tomorrow', () => {
  expect(daysOf('last7', today)).toEqual({ label: 'last7', startDate: '24-02-2026', endDate: '02-03-2026' });
  expect(daysOf('last7', '2026-03-03')?.endDate).toBe('03-03-2026');
  expect(rangeText(daysOf('last7', today)!)).toBe('last7');
});

it('a custom range is written as its days', () => {
  const range = daysOf('01-02-2026,28-02-2026', today)!;
  expect(range).toEqual({ label: 'custom', startDate: '01-02-2026', endDate: '28-02-2026' });
  expect(rangeText(range)).toBe('01-02-2026,28-02-2026');
  expect(showDays(range)).toBe('01/02/2026 – 28/02/2026');
  expect(showDays({ ...range, endDate: range.startDate })).toBe('01/02/2026');
});

it('everything, nonsense and an unfinished choice are no range', () => {
  expect(['all', 'custom', '', 'x', '1,2'].map((text) => daysOf(text, today))).toEqual(Array(5).fill(undefined));
  expect(rangeText(null)).toBe('');
});
