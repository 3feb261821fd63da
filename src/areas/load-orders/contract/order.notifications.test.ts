import { expect, it } from 'vitest';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import * as kinds from './order.notifications.ts';

const DATA = { operationId: 'o-1', loadingOrderId: 'l-1' };
const ORDER = '/operation/o-1/loadOrder/show/l-1';
const AGRO_ORDER = '/operation/agro/o-1/loadOrder/show/l-1';

it.each([
  [kinds.completedTask, ORDER],
  [kinds.agroCompletedTask, AGRO_ORDER],
  [kinds.loadOrderReassigned, ORDER],
  [kinds.paymentPerformed, ORDER],
  [kinds.loadingDateEntry, ORDER],
  [kinds.redirectLoadOrderList, '/loadOrder'],
  [kinds.loadOrderAssignedToCarrier, '/operation/show/o-1'],
  [kinds.loadOrderAssignedToTrucker, ORDER],
])('$type leads to %s', (kind, target) => {
  expect(targetOf(kind, DATA)).toBe(target);
});

it('an order of a driver opens as agro when the notification says so', () => {
  expect(targetOf(kinds.loadOrderAssignedToTrucker, { ...DATA, isAgro: true })).toBe(AGRO_ORDER);
});

it.each([kinds.completedTask, kinds.agroCompletedTask, kinds.loadOrderReassigned, kinds.loadingDateEntry])(
  '$type leads clients to screens of their own',
  (kind) => {
    expect(targetOf(kind, { ...DATA, isClient: true })).toBe('/operation/o-1/loadOrder/l-1');
    expect(targetOf(kind, { ...DATA, isClient: true, isAgro: true })).toBe('/client/agro/loadOrder');
  },
);

it('a reassigned order without operation leads nowhere', () => {
  expect(targetOf(kinds.loadOrderReassigned, { loadingOrderId: 'l-1' })).toBeUndefined();
});
