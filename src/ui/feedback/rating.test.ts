import { expect, it } from 'vitest';
import { companyRating, showRating } from './rating.ts';

it('a rating is read with one decimal', () => {
  expect(showRating(4)).toBe('4.0');
  expect(showRating(4.26)).toBe('4.3');
});

it('a company is never shown below three', () => {
  expect(companyRating(2.1)).toBe(3);
  expect(companyRating(null)).toBe(3);
  expect(companyRating(4.5)).toBe(4.5);
});
