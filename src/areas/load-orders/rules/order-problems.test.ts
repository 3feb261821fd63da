import { expect, it } from 'vitest';
import { dateProblems } from './order-problems.ts';

const dates = (loadingDate: string | null, deliveryDate: string | null, hours: readonly (string | null)[] = []) => ({
  loadingDate,
  loadingDateHour: hours[0] ?? null,
  deliveryDate,
  deliveryDateHour: hours[1] ?? null,
});

it('refuses a delivery before the loading', () => {
  expect(dateProblems(dates('2026-12-02', '2026-12-01'))).toEqual({ 'dates.deliveryDate': { code: 'beforeLoading' } });
  expect(dateProblems(dates('2026-12-01', '2026-12-01'))).toEqual({});
  expect(dateProblems(dates('2026-12-01', '2026-12-01', ['10:00', '09:59']))).toEqual({
    'dates.deliveryDateHour': { code: 'beforeLoading' },
  });
  expect(dateProblems(dates('2026-12-01', '2026-12-02', ['10:00', '09:00']))).toEqual({});
});

it('refuses a time without its date', () => {
  expect(Object.keys(dateProblems(dates(null, null, ['10:00', '11:00'])))).toEqual([
    'dates.loadingDate',
    'dates.deliveryDate',
  ]);
});
