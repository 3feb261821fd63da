import { expect, it } from 'vitest';
import { splitPeriod } from './whole-months.ts';

const span = (from: string, until: string) => ({ from, until });

it.each([
  ['one month', span('2026-02-01', '2026-02-28'), span('2026-02-01', '2026-02-01'), []],
  ['a leap year', span('2028-02-01', '2028-02-29'), span('2028-02-01', '2028-02-01'), []],
  [
    'broken at both ends',
    span('2025-11-20', '2026-02-10'),
    span('2025-12-01', '2026-01-01'),
    [span('2025-11-20', '2025-11-30'), span('2026-02-01', '2026-02-10')],
  ],
  ['within a month', span('2026-02-03', '2026-02-10'), undefined, [span('2026-02-03', '2026-02-10')]],
  ['over one border', span('2026-01-31', '2026-02-01'), undefined, [span('2026-01-31', '2026-02-01')]],
  ['one day', span('2026-02-03', '2026-02-03'), undefined, [span('2026-02-03', '2026-02-03')]],
  [
    'from the first',
    span('2026-01-01', '2026-02-27'),
    span('2026-01-01', '2026-01-01'),
    [span('2026-02-01', '2026-02-27')],
  ],
  ['no day', span('2026-02-03', '2026-02-02'), undefined, []],
])('%s', (_, period, months, edges) => {
  expect(splitPeriod(period)).toEqual({ months, edges });
});
