import { expect, it } from 'vitest';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { movesOf } from '#areas/load-orders/contract/order-moves.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { namesIn } from '#kernel/permission.ts';
import { nextAction } from './order-offers.ts';

const writer = new Set(namesIn(ORDER_RIGHTS.normal.write));
const next = (status: number) => nextAction(movesOf({ kind: 'normal', status, side: 'own' }, writer));

it('each status offers the move to the next', () => {
  expect(next(ORDER_STATUS.assigned)).toBe('start');
  expect(next(ORDER_STATUS.inProgress)).toBe('finalize');
  expect(next(ORDER_STATUS.finished)).toBe('accept');
  expect(next(ORDER_STATUS.toPay)).toBe('pay');
});

it('a closed order offers no next move', () => {
  expect(next(ORDER_STATUS.paid)).toBeNull();
  expect(next(ORDER_STATUS.cancelled)).toBeNull();
});
