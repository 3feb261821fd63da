import { expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { delayOf } from './delay.ts';

const TODAY = '2026-03-10';
const dayOf = (instant: string) => instant.slice(0, 10);
const order = {
  loadingOrderStatus: ORDER_STATUS.assigned as number,
  dates: { loadingDate: '2026-03-08', deliveryDate: '2026-03-12' },
  startedAt: null,
  finishedAt: null,
};

it('a truck that should have left is late', () => {
  expect(delayOf(order, TODAY, dayOf)).toEqual({ what: 'loading', days: 2 });
});

it('a truck on its way is late once the load should have arrived', () => {
  const onTheWay = { ...order, loadingOrderStatus: ORDER_STATUS.inProgress, startedAt: '2026-03-09T10:00:00Z' };
  expect(delayOf(onTheWay, TODAY, dayOf)).toBeNull();
  expect(delayOf(onTheWay, '2026-03-13', dayOf)).toEqual({ what: 'delivery', days: 1 });
});

it('a late delivery stays late, a cancelled order is never late', () => {
  const arrived = { ...order, loadingOrderStatus: ORDER_STATUS.paid, finishedAt: '2026-03-15T10:00:00Z' };
  expect(delayOf(arrived, '2026-06-01', dayOf)).toEqual({ what: 'delivery', days: 3 });
  expect(delayOf({ ...order, loadingOrderStatus: ORDER_STATUS.cancelled }, TODAY, dayOf)).toBeNull();
});

it('an order without dates is never late', () => {
  expect(delayOf({ ...order, dates: { loadingDate: null, deliveryDate: null } }, TODAY, dayOf)).toBeNull();
});
