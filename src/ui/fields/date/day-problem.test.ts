import { describe, expect, it } from 'vitest';
import { dayProblem } from './day-problem.ts';

const today = '2025-03-02';

describe('a day', () => {
  it('that could not be read is invalid input', () => {
    expect(dayProblem('31/02/2025', today, { minYear: 1900 })).toEqual({ code: 'dateInput' });
  });

  it('may be missing', () => {
    expect(dayProblem(null, today, { minYear: 2025 })).toBeUndefined();
    expect(dayProblem('', today, { minYear: 2025 })).toBeUndefined();
  });

  it('is not before the first allowed year', () => {
    expect(dayProblem('2024-12-31', today, { minYear: 2025 })).toEqual({ code: 'minYear', params: { year: '2025' } });
    expect(dayProblem('2025-01-01', today, { minYear: 2025 })).toBeUndefined();
  });

  it('is after today where the field requires a future day', () => {
    const limits = { minYear: 2025, future: true };
    expect(dayProblem('2025-03-02', today, limits)).toEqual({ code: 'futureDate' });
    expect(dayProblem('2025-03-03', today, limits)).toBeUndefined();
  });

  it('stays within its limits', () => {
    const limits = { minYear: 1900, min: '2025-03-01', max: '2025-03-05' };
    expect(dayProblem('2025-02-28', today, limits)).toEqual({ code: 'date' });
    expect(dayProblem('2025-03-06', today, limits)).toEqual({ code: 'date' });
    expect(dayProblem('2025-03-05', today, limits)).toBeUndefined();
  });

  it('says what a day before its first one is, where the field has words for it', () => {
    const limits = { minYear: 2025, min: '2025-03-01', beforeMin: 'beforePickup' };
    expect(dayProblem('2025-02-28', today, limits)).toEqual({ code: 'beforePickup' });
    expect(dayProblem('2024-12-31', today, limits)).toEqual({ code: 'beforePickup' });
    expect(dayProblem('2025-03-01', today, limits)).toBeUndefined();
  });
});
