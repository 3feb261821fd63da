import { expect, it } from 'vitest';
import { yearRange } from './calendar-years.ts';

it('offers five years before and after, ten where one scrolls, and all of them where one selects', () => {
  expect(yearRange('near', 2025)).toEqual([2020, 2030]);
  expect(yearRange('scroll', 2025)).toEqual([2015, 2035]);
  expect(yearRange('all', 2025)).toEqual([1900, 2100]);
});
