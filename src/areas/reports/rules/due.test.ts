import { expect, it } from 'vitest';
import { type DueBucket, dueBucket, dueOn } from './due.ts';

it.each<[string, number | null, number, string]>([
  ['2026-03-01', null, 30, '2026-03-31'],
  ['2026-03-01', 45, 30, '2026-04-15'],
  ['2026-03-01', 0, 30, '2026-03-01'],
  ['2026-12-31', 180, 30, '2027-06-29'],
  ['2028-02-28', 1, 30, '2028-02-29'],
])('accepted on %s, term of the partner %s, of the company %i', (accepted, partner, company, expected) => {
  expect(dueOn(accepted, partner, company)).toBe(expected);
});

it.each<[string, DueBucket]>([
  ['2026-01-01', 'notDue'],
  ['2026-03-31', 'notDue'],
  ['2026-04-01', 'days30'],
  ['2026-04-30', 'days30'],
  ['2026-05-01', 'days60'],
  ['2026-05-30', 'days60'],
  ['2026-05-31', 'days90'],
  ['2026-06-29', 'days90'],
  ['2026-06-30', 'more'],
  ['2030-01-01', 'more'],
])('due on 31 March and looked at on %s', (today, expected) => {
  expect(dueBucket('2026-03-31', today)).toBe(expected);
});
