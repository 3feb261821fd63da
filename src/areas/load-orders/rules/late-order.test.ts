import { expect, it } from 'vitest';
import { latenessOf } from './late-order.ts';

it.each([
  [59, 'minutes', { minutes: 59 }, 59, 'min'],
  [60, 'hours', { hours: 1, minutes: 0 }, 1, 'h'],
  [2 * 1440 - 1, 'hours', { hours: 47, minutes: 59 }, 47, 'h'],
  [2 * 1440, 'days', { count: 2 }, 2, 'd'],
])('%i minutes late are said in %s', (late, phrase, values, largest, unit) => {
  expect(latenessOf(late)).toEqual({ phrase, values, largest, unit });
});
