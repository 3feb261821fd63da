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

it.each([
  kinds.completedTask,
  kinds.loadOrderFinished,
  kinds.loadOrderReassigned,
  kinds.loadOrderWithdrawn,
  kinds.loadOrderCancelled,
  kinds.paymentPerformed,
  kinds.loadingDateEntry,
  kinds.clientRequest,
  kinds.loadOrderAssignedToTrucker,
  kinds.tripAccepted,
])('$type leads to the screen of the kind of order, and clients to screens of their own', (kind) => {
  expect(targetOf(kind, { ...DATA, isAgro: true })).toBe(AGRO_ORDER);
  expect(targetOf(kind, { ...DATA, isMultipoint: true })).toBe('/operation/o-1/multipoint/loadOrder/show/l-1');
  expect(targetOf(kind, { ...DATA, isClient: true })).toBe('/operation/o-1/loadOrder/l-1');
  expect(targetOf(kind, { ...DATA, isClient: true, isMultipoint: true })).toBe('/operation/o-1/loadOrder/l-1');
  const agro = '/operation/control/agro/o-1/loadOrder/show/l-1';
  expect(targetOf(kind, { ...DATA, isClient: true, isAgro: true })).toBe(agro);
});

it('an agro order handed over leads to its agro operation, and many changed ones to their list', () => {
  expect(targetOf(kinds.loadOrderAssignedToCarrier, { ...DATA, isAgro: true })).toBe('/operation/agro/show/o-1');
  expect(targetOf(kinds.redirectLoadOrderList, { isAgro: true })).toBe('/agro/loadOrder');
  expect(targetOf(kinds.redirectLoadOrderList, { isMultipoint: true })).toBe('/loadOrder/multipoint');
});

it('an order that was lost leads nowhere', () => {
  expect(targetOf(kinds.loadOrderReassigned, { loadingOrderId: 'l-1' })).toBeUndefined();
  expect(targetOf(kinds.loadOrderWithdrawn, { loadingOrderId: 'l-1', isAgro: true })).toBeUndefined();
});
