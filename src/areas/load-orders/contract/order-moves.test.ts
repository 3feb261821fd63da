import { describe, expect, it } from 'vitest';
import { isFinal, isOpen, ORDER_STATUS, statusName } from '#areas/load-orders/rules/order-status.ts';
import { mayMove, movesOf, ORDER_MOVES, type OrderMove } from './order-moves.ts';

/** The moves allowed from each status; all others are refused. */
const ALLOWED: Readonly<Record<keyof typeof ORDER_STATUS, readonly OrderMove[]>> = {
  programmed: ['assign', 'cancel'],
  assigned: ['reassign', 'unassign', 'start', 'cancel'],
  inProgress: ['finalize', 'accept', 'cancel'],
  finished: ['accept'],
  toPay: ['pay'],
  paid: [],
  cancelled: [],
};

describe('the status of a load order', () => {
  for (const [name, status] of Object.entries(ORDER_STATUS)) {
    it(`moves from ${name} only as the table allows`, () => {
      const moves = (Object.keys(ORDER_MOVES) as OrderMove[]).filter((move) => mayMove(status, move));
      expect(moves).toEqual(ALLOWED[name as keyof typeof ORDER_STATUS]);
      expect(statusName(status)).toBe(name);
      expect(isFinal(status)).toBe(moves.length === 0);
      expect(isOpen(status)).toBe(['assigned', 'inProgress'].includes(name));
    });
  }

  it('has no other values', () => {
    expect(() => statusName(7)).toThrow(RangeError);
  });
});

describe('the truck of an order', () => {
  const held = new Set(['load-order-write', 'assign-trucker', 'reassign-trucker']);
  const offered = (side: 'own' | 'carrier', carrierChooses: boolean) =>
    [ORDER_STATUS.programmed, ORDER_STATUS.assigned].flatMap((status) =>
      movesOf({ kind: 'normal', status, side, carrierChooses }, held).filter((move) => /assign$/.test(move)),
    );

  it('is chosen by the carrier where it is on the platform, and by nobody else', () => {
    expect(offered('own', false)).toEqual(['assign', 'reassign', 'unassign']);
    expect(offered('own', true)).toEqual(['unassign']);
    expect(offered('carrier', true)).toEqual(['assign', 'reassign', 'unassign']);
  });
});
