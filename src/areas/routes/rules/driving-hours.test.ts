import { describe, expect, it } from 'vitest';
import { forbidsWholeDay, isForbidden, isValidAt, isWithinHours, type WeekHours } from './driving-hours.ts';

const EVERY = [0, 1, 2, 3, 4, 5, 6];
const on = (days: number[], from: string, to: string): WeekHours => ({ days, from, to });

describe('an instant in forbidden hours', () => {
  const night = on([5, 6], '22:00', '05:00');
  // 20 November 2026 is a Friday. Bolivia is four hours behind UTC, Mexico City six.
  it.each<[string, WeekHours, string, string, boolean]>([
    ['Friday 21:59 in La Paz', night, '2026-11-21T01:59:00Z', 'America/La_Paz', false],
    ['Friday 22:00 in La Paz', night, '2026-11-21T02:00:00Z', 'America/La_Paz', true],
    ['Saturday 04:59 after that night', night, '2026-11-21T08:59:00Z', 'America/La_Paz', true],
    ['Saturday 05:00', night, '2026-11-21T09:00:00Z', 'America/La_Paz', false],
    ['Sunday 04:00, of Saturday night', night, '2026-11-22T08:00:00Z', 'America/La_Paz', true],
    ['Sunday 23:00', night, '2026-11-23T03:00:00Z', 'America/La_Paz', false],
    [
      'the first of these in Mexico City, where it is 19:59',
      night,
      '2026-11-21T01:59:00Z',
      'America/Mexico_City',
      false,
    ],
    ['Friday 23:00 in Mexico City', night, '2026-11-21T05:00:00Z', 'America/Mexico_City', true],
    [
      'Saturday night into Sunday over the end of the week',
      on([6], '23:00', '02:00'),
      '2026-11-22T05:30:00Z',
      'America/La_Paz',
      true,
    ],
  ])('%s', (_, hours, at, zone, isIt) => {
    expect(isForbidden([hours], new Date(at), zone)).toBe(isIt);
  });

  it('is never one where there are none', () => {
    expect(isForbidden([], new Date('2026-11-21T02:00:00Z'), 'America/La_Paz')).toBe(false);
  });
});

describe('hours that forbid a whole day', () => {
  it.each<[string, WeekHours[], boolean]>([
    ['none', [], false],
    ['every night', [on(EVERY, '22:00', '05:00')], false],
    ['midnight to midnight', [on([0], '00:00', '00:00')], true],
    ['midnight to 23:59', [on([3], '00:00', '23:59')], true],
    ['midnight to 23:58', [on([3], '00:00', '23:58')], false],
    ['two halves of a day', [on([1], '00:00', '12:00'), on([1], '12:00', '00:00')], true],
    ['two halves of different days', [on([1], '00:00', '12:00'), on([2], '12:00', '00:00')], false],
    ['the night before and the rest', [on([0], '20:00', '06:00'), on([1], '06:00', '23:59')], true],
    ['Saturday night and Sunday', [on([6], '20:00', '06:00'), on([0], '06:00', '00:00')], true],
    ['24 hours from six to six', [on([2], '06:00', '06:00')], true],
    ['the same on no day', [on([], '06:00', '06:00')], false],
  ])('%s', (_, hours, isWhole) => {
    expect(forbidsWholeDay(hours)).toBe(isWhole);
  });
});

it('hours of an alarm and of a fence that are not given are all hours', () => {
  const noon = new Date('2026-11-18T16:00:00Z');
  const zone = 'America/La_Paz';
  expect(isWithinHours(null, noon, zone)).toBe(true);
  expect(isWithinHours({ from: '08:00', to: '18:00' }, noon, zone)).toBe(true);
  expect(isWithinHours({ from: '18:00', to: '08:00' }, noon, zone)).toBe(false);
  expect(isValidAt(null, noon, zone)).toBe(true);
  expect(isValidAt([on([4], '08:00', '18:00')], noon, zone)).toBe(false);
  expect(isValidAt([on([3], '08:00', '18:00')], noon, zone)).toBe(true);
});
