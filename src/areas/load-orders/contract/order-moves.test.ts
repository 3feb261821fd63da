import { describe, expect, it } from 'vitest';
import { isFinal, isOpen, ORDER_STATUS, statusName } from '#areas/load-orders/rules/order-status.ts';
import { mayMove, ORDER_MOVES, type OrderMove } from './order-moves.ts';

/** From each state, what may be done. Everything else is refused. */
const ALLOWED: Readonly<Record<keyof typeof ORDER_STATUS, readonly OrderMove[]>> = {
  programmed: ['assign', 'cancel'],
  assigned: ['reassign', 'unassign', 'start', 'cancel'],
  inProgress: ['finalize', 'accept', 'cancel'],
  finished: ['accept'],
  toPay: ['pay'],
  paid: [],
  cancelled: [],
};

describe('the life of a load order', () => {
  for (const [name, status] of Object.entries(ORDER_STATUS)) {
    it(`from ${name} goes only where it may`, () => {
      const moves = (Object.keys(ORDER_MOVES) as OrderMove[]).filter((move) => mayMove(status, move));
      expect(moves).toEqual(ALLOWED[name as keyof typeof ORDER_STATUS]);
      expect(statusName(status)).toBe(name);
      expect(isFinal(status)).toBe(moves.length === 0);
      expect(isOpen(status)).toBe(['assigned', 'inProgress'].includes(name));
    });
  }

  it('knows no other state', () => {
    expect(() => statusName(7)).toThrow(RangeError);
  });
});
