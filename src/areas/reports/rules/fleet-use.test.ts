import { expect, it } from 'vitest';
import { fleetUseOf } from './fleet-use.ts';

const MARCH = Array.from({ length: 10 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);
const ALWAYS = [{ from: '2025-01-01', until: null }];
const span = (from: number, until: number | null) => ({
  from: `2026-03-${String(from).padStart(2, '0')}`,
  until: until === null ? null : `2026-03-${String(until).padStart(2, '0')}`,
});

it.each([
  ['five of ten days', [span(2, 4), span(8, 9)], ALWAYS, { days: 5, available: 10, share: 50 }],
  ['two trips on one day count once', [span(2, 3), span(3, 4)], ALWAYS, { days: 3, available: 10, share: 30 }],
  ['a trip that is still open', [span(6, null)], ALWAYS, { days: 5, available: 10, share: 50 }],
  ['only days with valid documents', [span(1, 10)], [span(1, 4)], { days: 4, available: 4, share: 100 }],
  ['never ready', [span(1, 10)], [], { days: 0, available: 0, share: null }],
  ['never on the road', [], ALWAYS, { days: 0, available: 10, share: 0 }],
])('%s', (_, trips, ready, { days, ...expected }) => {
  const use = fleetUseOf(MARCH, trips, ready);
  expect(use).toMatchObject(expected);
  expect(use.used.length).toBe(days);
});
