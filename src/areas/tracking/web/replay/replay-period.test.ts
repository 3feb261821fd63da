import { expect, it } from 'vitest';
import { customRange, presetRange } from '#ui/fields/date/date-presets.ts';
import { daysOfSpan, spanOfDays } from './replay-period.ts';

const LA_PAZ = 'America/La_Paz';
const SANTIAGO = 'America/Santiago';
const NOW = new Date('2026-11-18T15:30:00Z');

it('today ends now, a day that is over at its midnight', () => {
  expect(spanOfDays(presetRange('today', '2026-11-18')!, LA_PAZ, NOW)).toEqual({
    from: '2026-11-18T04:00:00.000Z',
    to: '2026-11-18T15:30:00.000Z',
  });
  expect(spanOfDays(customRange('2026-11-10', '2026-11-11'), LA_PAZ, NOW)).toEqual({
    from: '2026-11-10T04:00:00.000Z',
    to: '2026-11-12T04:00:00.000Z',
  });
});

it('is never longer than what can be replayed, where clocks go back as well', () => {
  // In Chile clocks went back in the night to 5 April.
  const { from, to } = spanOfDays(customRange('2026-03-20', '2026-04-18'), SANTIAGO, NOW);
  expect(Date.parse(to) - Date.parse(from)).toBe(30 * 86_400_000);
  const year = spanOfDays(customRange('2025-11-18', '2026-11-18'), LA_PAZ, NOW);
  expect(Date.parse(year.to) - Date.parse(year.from)).toBe(30 * 86_400_000);
});

it.each(['today', 'yesterday', 'last7', 'last30'] as const)('%s is recognised in the address', (preset) => {
  const range = presetRange(preset, '2026-11-18')!;
  expect(daysOfSpan(spanOfDays(range, LA_PAZ, NOW), LA_PAZ, NOW)).toEqual(range);
});

it('other days are shown as they are, and no days as none', () => {
  const range = customRange('2026-11-03', '2026-11-04');
  expect(daysOfSpan(spanOfDays(range, SANTIAGO, NOW), SANTIAGO, NOW)).toEqual(range);
  expect(daysOfSpan({}, LA_PAZ, NOW)).toBeNull();
});
