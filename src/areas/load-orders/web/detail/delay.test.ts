import { expect, it } from 'vitest';
import { daysLateAtArrival } from './delay.ts';

const dayOf = (instant: string) => instant.slice(0, 10);
const arrived = { dates: { deliveryDate: '2026-03-12' }, finishedAt: '2026-03-15T10:00:00Z' };

it('a load that arrived after its day stays late', () => {
  expect(daysLateAtArrival(arrived, dayOf)).toBe(3);
  expect(daysLateAtArrival({ ...arrived, finishedAt: '2026-03-12T23:00:00Z' }, dayOf)).toBe(0);
  expect(daysLateAtArrival({ ...arrived, finishedAt: '2026-03-11T10:00:00Z' }, dayOf)).toBe(0);
});

it('an open order, or one without a plan, says nothing here', () => {
  expect(daysLateAtArrival({ ...arrived, finishedAt: null }, dayOf)).toBe(0);
  expect(daysLateAtArrival({ ...arrived, dates: { deliveryDate: null } }, dayOf)).toBe(0);
});
