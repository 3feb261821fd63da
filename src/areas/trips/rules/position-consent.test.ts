import { expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { hasWithdrawn, mayKeepPosition, sharesPosition } from './position-consent.ts';

const at = (minute: number) => new Date(Date.UTC(2031, 4, 2, 10, minute));
const agreed = { status: ORDER_STATUS.inProgress, sharing_since: at(10) };

it('a position is shared from the moment of the consent', () => {
  expect([9, 10, 11].map((minute) => mayKeepPosition(agreed, at(minute)))).toEqual([false, true, true]);
});

it('is withdrawn by a driver who took the trip, until the delivery', () => {
  const taken = { ...agreed, accepted_at: at(9) };
  expect(hasWithdrawn(taken)).toBe(false);
  expect(hasWithdrawn({ ...taken, sharing_since: null })).toBe(true);
  expect(hasWithdrawn({ ...taken, accepted_at: null, sharing_since: null })).toBe(false);
  expect(hasWithdrawn({ ...taken, sharing_since: null, status: ORDER_STATUS.finished })).toBe(false);
});

it('never without consent', () => expect(sharesPosition({ ...agreed, sharing_since: null })).toBe(false));

it.each(['programmed', 'finished', 'toPay', 'paid', 'cancelled'] as const)('never on a trip that is %s', (name) => {
  expect(mayKeepPosition({ ...agreed, status: ORDER_STATUS[name] }, at(11))).toBe(false);
});
