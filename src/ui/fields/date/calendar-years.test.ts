import { expect, it } from 'vitest';
import { yearRange } from './calendar-years.ts';

it('offers five years before and after, ten in a scrolled list, and all of them in a select', () => {
  expect(yearRange('near', 2025)).toEqual([2020, 2030]);
  expect(yearRange('scroll', 2025)).toEqual([2015, 2035]);
  expect(yearRange('all', 2025)).toEqual([1900, 2100]);
});
