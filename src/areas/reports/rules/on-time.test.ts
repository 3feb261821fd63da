import { expect, it } from 'vitest';
import { type PlannedTime, type Punctuality, punctualityOf } from './on-time.ts';

const PLANNED: PlannedTime = { day: '2026-03-10', hour: '08:00' };
const WHOLE_DAY: PlannedTime = { day: '2026-03-10', hour: null };
const UNPLANNED: PlannedTime = { day: null, hour: '08:00' };

/** La Paz is four hours behind UTC. */
const zone = 'America/La_Paz';

it.each<[string, PlannedTime, string | null, number, Punctuality]>([
  ['before the hour', PLANNED, '2026-03-10T11:59:00Z', 60, 'onTime'],
  ['at the end of the tolerance', PLANNED, '2026-03-10T13:00:00Z', 60, 'onTime'],
  ['a second after the tolerance', PLANNED, '2026-03-10T13:00:01Z', 60, 'late'],
  ['without tolerance, a second late', PLANNED, '2026-03-10T12:00:01Z', 0, 'late'],
  ['without an hour, in the last minute of the day', WHOLE_DAY, '2026-03-11T03:59:00Z', 0, 'onTime'],
  ['without an hour, within the tolerance after the day', WHOLE_DAY, '2026-03-11T04:30:00Z', 60, 'onTime'],
  ['without an hour, on the next day', WHOLE_DAY, '2026-03-11T05:00:01Z', 60, 'late'],
  ['without a day', UNPLANNED, '2026-03-10T11:00:00Z', 60, 'unknown'],
  ['without the moment it happened', PLANNED, null, 60, 'unknown'],
])('%s', (_, planned, at, toleranceMinutes, expected) => {
  expect(punctualityOf(planned, at === null ? null : new Date(at), { zone, toleranceMinutes })).toBe(expected);
});

it('ends the day where the company is, also when its clocks change', () => {
  const santiago = { zone: 'America/Santiago', toleranceMinutes: 0 };
  // On the night to 6 September 2026 clocks in Santiago go from 24:00 to 1:00.
  const eve: PlannedTime = { day: '2026-09-05', hour: null };
  expect(punctualityOf(eve, new Date('2026-09-06T03:59:59Z'), santiago)).toBe('onTime');
  expect(punctualityOf(eve, new Date('2026-09-06T04:00:01Z'), santiago)).toBe('late');
});
