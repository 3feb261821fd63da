import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import { isFinal, mayMove, ORDER_STATUS, type OrderMove } from '#areas/load-orders/rules/order-status.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import {
  ASSIGN_CARRIER,
  ASSIGN_TRUCKER,
  CANCEL_ORDERS,
  EDIT_DATES,
  ORDER_RIGHTS,
  REASSIGN_TRUCKER,
} from './order.permissions.ts';

/** Everything a screen may offer to do with an order: its moves, and what leaves its state alone. */
export const ORDER_ACTIONS = [
  'update',
  'editDates',
  'assignCarrier',
  'assign',
  'reassign',
  'unassign',
  'start',
  'finalize',
  'accept',
  'pay',
  'cancel',
  'remove',
  'clone',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export interface OrderPosition {
  readonly kind: OrderKind;
  readonly status: number;
  readonly side: OrderSide;
}

/** The right of an action, beside the right to write orders of the kind. */
const RIGHTS: Partial<Readonly<Record<OrderAction, PermissionRule>>> = {
  editDates: EDIT_DATES,
  assignCarrier: ASSIGN_CARRIER,
  assign: ASSIGN_TRUCKER,
  reassign: REASSIGN_TRUCKER,
  unassign: REASSIGN_TRUCKER,
  cancel: CANCEL_ORDERS,
};

/** What a carrier does with an order it was given: it decides about its own trucks and drives. */
const OF_CARRIER: ReadonlySet<OrderAction> = new Set(['assign', 'reassign', 'unassign', 'start', 'finalize']);

export function allowedByState(action: OrderAction, status: number): boolean {
  switch (action) {
    case 'update':
    case 'editDates':
      return !isFinal(status);
    case 'assignCarrier':
    case 'remove':
      return status === ORDER_STATUS.programmed;
    case 'clone':
      return true;
    default:
      return mayMove(status, action satisfies OrderMove);
  }
}

export function allowedByRight(action: OrderAction, { kind, side }: OrderPosition, held: ReadonlySet<string>): boolean {
  if (side === 'client' || side === 'driver') return false;
  if (side === 'carrier' && !OF_CARRIER.has(action)) return false;
  const right = RIGHTS[action];
  if (right !== undefined && action !== 'editDates') return holds(held, right);
  return holds(held, ORDER_RIGHTS[kind].write) && (right === undefined || holds(held, right));
}

/** By state and by right. A driver's own page does not ask here: its tasks move the order along. */
export function mayDo(action: OrderAction, order: OrderPosition, held: ReadonlySet<string>): boolean {
  return allowedByState(action, order.status) && allowedByRight(action, order, held);
}

export function movesOf(order: OrderPosition, held: ReadonlySet<string>): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => mayDo(action, order, held));
}
