import { describe, expect, it } from 'vitest';
import { checkBirthDate } from './birth-date.ts';

const TODAY = '2024-06-15';

describe('a birth date', () => {
  it.each(['1985-04-12', '2006-06-15', '1934-06-16', '2000-02-29', ' 1985-04-12 '])('takes %s', (day) => {
    expect(checkBirthDate(day, TODAY)).toEqual({ ok: true, canonical: day.trim(), warnings: [] });
  });

  it.each(['2006-06-16', '2024-06-15', '2008-02-29'])('takes %s with a warning about the age', (day) => {
    expect(checkBirthDate(day, TODAY)).toEqual({ ok: true, canonical: day, warnings: ['under-age'] });
  });

  it.each(['1934-06-15', '1900-01-01'])('takes %s with a warning about the great age', (day) => {
    expect(checkBirthDate(day, TODAY)).toEqual({ ok: true, canonical: day, warnings: ['over-age'] });
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['12/04/1985', 'date'],
    ['1985-13-01', 'date'],
    ['1985-02-30', 'date'],
    ['2001-02-29', 'date'],
    ['1985-4-12', 'date'],
    ['yesterday', 'date'],
    ['1899-12-31', 'min-date'],
    ['2024-06-16', 'max-date'],
  ])('refuses "%s" with %s', (day, code) => {
    expect(checkBirthDate(day, TODAY)).toEqual({ ok: false, code });
  });
});
