import { expect, it } from 'vitest';
import type { Punctuality } from './on-time.ts';
import { isOtif, shareOf } from './otif.ts';

it.each<[Punctuality, boolean, boolean]>([
  ['onTime', true, true],
  ['onTime', false, false],
  ['late', true, false],
  ['unknown', true, false],
])('a delivery that is %s and in full: %s', (delivery, inFull, expected) => {
  expect(isOtif(delivery, inFull)).toBe(expected);
});

it.each<[number, number, number | null]>([
  [0, 0, null],
  [0, 3, 0],
  [2, 3, 66.7],
  [3, 3, 100],
])('%i of %i trips', (part, whole, expected) => {
  expect(shareOf(part, whole)).toBe(expected);
});
