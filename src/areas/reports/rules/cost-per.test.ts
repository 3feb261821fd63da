import { expect, it } from 'vitest';
import { costPer } from './cost-per.ts';

it.each<[string, number, string | null]>([
  ['1500.00', 600, '2.50'],
  ['100.00', 3, '33.33'],
  ['200.00', 3, '66.67'],
  ['40.00', 27.5, '1.45'],
  ['0.00', 10, '0.00'],
  ['100.00', 0, null],
])('%s for %d', (cost, quantity, expected) => {
  expect(costPer({ cost, quantity })).toBe(expected);
});
