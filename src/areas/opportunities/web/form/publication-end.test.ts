import { expect, it } from 'vitest';
import { deadlineByDays, endsWithPickup } from './publication-end.ts';

const ZONE = 'America/La_Paz';
const published = new Date('2026-05-01T12:00:00Z');
const typed = {
  days: 7,
  deadline: null,
  dateType: 'open',
  dates: { from: '2026-05-03', until: '2026-05-06' },
} as const;

it('active days count from the publication', () => {
  expect(deadlineByDays({ days: 7 }, published)?.toISOString()).toBe('2026-05-08T12:00:00.000Z');
  expect(deadlineByDays({ days: null }, published)).toBeNull();
  expect(deadlineByDays({ days: 0 }, published)).toBeNull();
});

it('the last day of pickup ends it where that comes first', () => {
  expect(endsWithPickup(typed, published, ZONE)).toBe('2026-05-06');
  expect(endsWithPickup({ ...typed, days: 3 }, published, ZONE)).toBeNull();
  expect(endsWithPickup({ ...typed, days: 3, dateType: 'defined' }, published, ZONE)).toBe('2026-05-03');
});

it('a chosen deadline counts instead of the days, to the last minute of the day', () => {
  const lastMinute = '2026-05-07T03:59:00Z';
  expect(endsWithPickup({ ...typed, deadline: lastMinute }, published, ZONE)).toBeNull();
  expect(endsWithPickup({ ...typed, deadline: '2026-05-07T04:01:00Z' }, published, ZONE)).toBe('2026-05-06');
});

it('unfinished dates say nothing', () => {
  expect(endsWithPickup({ ...typed, dates: { from: null, until: null } }, published, ZONE)).toBeNull();
  expect(endsWithPickup({ ...typed, deadline: '04/12' }, published, ZONE)).toBeNull();
});
