import { describe, expect, it } from 'vitest';
import { dayShape } from './date-shapes.ts';
import { dayIn, instantIn, parseDay, showDay, showInstant } from './dates.ts';

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

  it('shows an instant in La Paz time', () => {
    expect(showInstant('2026-11-15T02:05:00Z')).toBe('14/11/2026 22:05');
  });

  it.each([
    ['America/La_Paz', '2026-11-14T13:30:00.000Z'],
    ['America/Santiago', '2026-11-14T12:30:00.000Z'],
    ['UTC', '2026-11-14T09:30:00.000Z'],
  ])('finds the instant when a clock in %s shows an hour', (zone, instant) => {
    expect(instantIn('2026-11-14', '09:30', zone).toISOString()).toBe(instant);
    expect(showInstant(instant, zone)).toBe('14/11/2026 09:30');
  });

  it('refuses days that do not exist', () => {
    expect(dayShape.safeParse('2026-02-30').success).toBe(false);
    expect(dayShape.safeParse('2026-02-28').success).toBe(true);
  });
});

it('the day of an instant is the one in La Paz by default', () => {
  const instant = new Date('2025-03-02T02:30:00Z');
  expect(dayIn(instant)).toBe('2025-03-01');
  expect(dayIn(instant, 'America/Sao_Paulo')).toBe('2025-03-01');
  expect(dayIn(instant, 'UTC')).toBe('2025-03-02');
});
