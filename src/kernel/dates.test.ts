import { describe, expect, it } from 'vitest';
import { dayShape } from './date-shapes.ts';
import { addDays, dayIn, instantIn, parseDay, showDay, showInstant } from './dates.ts';

describe('dates', () => {
  it.each([
    ['28-02-2026', '2026-02-28'],
    ['29-02-2024', '2024-02-29'],
    ['29-02-2026', undefined],
    ['31-04-2026', undefined],
    ['00-01-2026', undefined],
    ['01-13-2026', undefined],
    ['1-1-2026', undefined],
    ['01-01-1899', undefined],
    ['01-01-2101', undefined],
  ])('%s is read as %s', (text, expected) => {
    expect(parseDay(text)).toBe(expected);
  });

  it('shows a day as people write it', () => {
    expect(showDay('2026-11-05')).toBe('05/11/2026');
  });

  it('shows an instant in the time of a zone', () => {
    expect(showInstant('2026-11-15T02:05:00Z', 'America/La_Paz')).toBe('14/11/2026 22:05');
    expect(showInstant('2026-11-15T02:05:00Z', 'America/Sao_Paulo')).toBe('14/11/2026 23:05');
  });

  it('refuses days that do not exist', () => {
    expect(dayShape.safeParse('2026-02-30').success).toBe(false);
    expect(dayShape.safeParse('2026-02-28').success).toBe(true);
  });
});

it('the day of an instant is the one in the zone', () => {
  const instant = new Date('2025-03-02T03:30:00Z');
  expect(dayIn(instant, 'America/La_Paz')).toBe('2025-03-01');
  expect(dayIn(instant, 'America/Sao_Paulo')).toBe('2025-03-02');
  expect(dayIn(instant, 'UTC')).toBe('2025-03-02');
});

describe('a day and an hour in a zone', () => {
  it.each([
    ['2026-03-04', '10:30', 'America/La_Paz', '2026-03-04T14:30:00.000Z'],
    ['2026-01-10', '00:00', 'America/Santiago', '2026-01-10T03:00:00.000Z'],
    ['2026-07-10', '23:59', 'America/Santiago', '2026-07-11T03:59:00.000Z'],
    // Clocks went back at midnight: the hour before it happens twice.
    ['2026-04-04', '22:30', 'America/Santiago', '2026-04-05T01:30:00.000Z'],
    ['2026-04-05', '00:30', 'America/Santiago', '2026-04-05T04:30:00.000Z'],
    // Clocks went forward at midnight: half past twelve did not exist and is half past one.
    ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
  ])('%s %s in %s is %s', (day, hour, zone, expected) => {
    expect(instantIn(day, hour, zone).toISOString()).toBe(expected);
  });

  it('is what the zone shows of it', () => {
    const zone = 'America/Tijuana';
    for (const day of ['2026-01-15', '2026-07-15']) {
      expect(showInstant(instantIn(day, '07:45', zone), zone)).toBe(`${showDay(day)} 07:45`);
    }
  });

  it('days are counted over months and leap years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  });
});
