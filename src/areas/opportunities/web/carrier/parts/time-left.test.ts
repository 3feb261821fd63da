import { expect, it } from 'vitest';
import { timeLeft, toneOf } from './time-left.ts';

const NOW = new Date('2026-05-10T12:00:00Z');

it.each([
  ['2026-05-13T16:30:00Z', { in: 'days', days: 3, hours: 4 }, 'neutral'],
  ['2026-05-11T12:00:00Z', { in: 'days', days: 1, hours: 0 }, 'neutral'],
  ['2026-05-11T11:59:59Z', { in: 'hours', hours: 23, minutes: 59 }, 'warning'],
  ['2026-05-10T13:05:00Z', { in: 'hours', hours: 1, minutes: 5 }, 'warning'],
  ['2026-05-10T12:59:59Z', { in: 'minutes', minutes: 59 }, 'danger'],
  ['2026-05-10T12:00:30Z', { in: 'moment' }, 'danger'],
  ['2026-05-10T12:00:00Z', { in: 'over' }, 'neutral'],
  ['2026-05-09T12:00:00Z', { in: 'over' }, 'neutral'],
] as const)('until %s', (until, left, tone) => {
  expect(timeLeft(until, NOW)).toEqual(left);
  expect(toneOf(timeLeft(until, NOW))).toBe(tone);
});
