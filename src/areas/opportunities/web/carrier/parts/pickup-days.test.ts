import { expect, it } from 'vitest';
import { daysText, pickupDays } from './pickup-days.ts';

const days = { pickupDate: '2026-05-10', untilDate: '2026-05-14' };

it('an open date is a window, a defined one its day of pickup', () => {
  expect(pickupDays({ ...days, dateType: 'open' })).toEqual(['2026-05-10', '2026-05-14']);
  expect(pickupDays({ ...days, dateType: 'defined' })).toEqual(['2026-05-10']);
});

it('a window of one day is that day', () => {
  expect(pickupDays({ dateType: 'open', pickupDate: '2026-05-10', untilDate: '2026-05-10' })).toEqual(['2026-05-10']);
});

it('leaves out the present year, and calls a day by its name where it has one', () => {
  const today = '2026-05-29';
  expect(daysText(['2026-05-30', '2026-06-02'], today, {})).toBe('30/05 – 02/06');
  expect(daysText(['2026-12-30', '2027-01-02'], today, {})).toBe('30/12/2026 – 02/01/2027');
  expect(daysText(['2026-05-29', '2026-06-02'], today, { [today]: 'Hoje' })).toBe('Hoje – 02/06');
});
