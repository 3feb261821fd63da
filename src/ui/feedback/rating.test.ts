import { expect, it } from 'vitest';
import { showRating } from './rating.ts';

it('a rating is read with one decimal', () => {
  expect(showRating(4)).toBe('4.0');
  expect(showRating(4.26)).toBe('4.3');
});
