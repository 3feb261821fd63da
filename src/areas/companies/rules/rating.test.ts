import { expect, it } from 'vitest';
import { shownRating } from './rating.ts';

it.each([
  [0, 3],
  [2.94, 3],
  [2.99, 3],
  [3, 3],
  [3.04, 3],
  [3.25, 3.3],
  [4.96, 5],
  [5, 5],
])('a company rated %d is shown as %d', (average, shown) => {
  expect(shownRating(average)).toBe(shown);
});
