import { expect, it } from 'vitest';
import { placeAt } from './place-at.ts';

const boxes = [
  { top: 10, bottom: 30 },
  { top: 40, bottom: 60 },
  { top: 70, bottom: 90 },
];

it.each([
  [-5, 0],
  [20, 0],
  [35, 1],
  [50, 1],
  [75, 2],
  [500, 2],
])('at height %i an entry stands on place %i', (height, place) => {
  expect(placeAt(height, boxes)).toBe(place);
});
