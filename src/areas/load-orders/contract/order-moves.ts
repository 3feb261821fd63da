import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import { isFinal, ORDER_STATUS, type OrderStatusName, statusName } from '#areas/load-orders/rules/order-status.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import {
  ASSIGN_CARRIER,
  ASSIGN_TRUCKER,
  CANCEL_ORDERS,
  EDIT_DATES,
  ORDER_RIGHTS,
  REASSIGN_TRUCKER,
} from './order.permissions.ts';

interface Move {
  readonly from: readonly OrderStatusName[];
  readonly to: OrderStatusName;
  /** Its entry in the timeline. */
  readonly event: NameIn<'loadOrders.events'>;
  /** The event that notifies others. */
  readonly emits?: 'assigned' | 'withdrawn' | 'paid';
  /** The column that stores the time of the move. */
  readonly stamps?: 'started_at';
  /** Ends a trip in progress, of which its recipients are notified. */
  readonly endsTrip?: true;
  /** The permission it requires instead of the one to write orders of the kind. */
  readonly right?: PermissionRule;
  /** Also allowed for the carrier of an order, which decides about its own trucks and trips. */
  readonly byCarrier?: true;
}

/** The allowed moves of an order: `moveOrder` on the server runs this table for every caller. */
// biome-ignore format: one line for each move
export const ORDER_MOVES = {
  assign: { from: ['programmed'], to: 'assigned', event: 'assigned', emits: 'assigned', right: ASSIGN_TRUCKER, byCarrier: true },
  reassign: { from: ['assigned'], to: 'assigned', event: 'reassigned', emits: 'assigned', right: REASSIGN_TRUCKER, byCarrier: true },
  unassign: { from: ['assigned'], to: 'programmed', event: 'unassigned', emits: 'withdrawn', right: REASSIGN_TRUCKER, byCarrier: true },
  start: { from: ['assigned'], to: 'inProgress', event: 'started', stamps: 'started_at', byCarrier: true },
  finalize: { from: ['inProgress'], to: 'finished', event: 'finished', endsTrip: true, byCarrier: true },
  accept: { from: ['inProgress', 'finished'], to: 'toPay', event: 'accepted', endsTrip: true },
  pay: { from: ['toPay'], to: 'paid', event: 'paid', emits: 'paid' },
  cancel: { from: ['programmed', 'assigned', 'inProgress'], to: 'cancelled', event: 'cancelled', emits: 'withdrawn', right: CANCEL_ORDERS },
} as const satisfies Readonly<Record<string, Move>>;
export type OrderMove = keyof typeof ORDER_MOVES;

/** The table for callers that get the name of the move as a variable. */
export const moveNamed = (move: OrderMove): Move => ORDER_MOVES[move];

export function mayMove(status: number, move: OrderMove): boolean {
  return moveNamed(move).from.includes(statusName(status));
}

/** Actions on an order that leave its status unchanged. */
type Edit = 'update' | 'fillField' | 'editDates' | 'assignCarrier' | 'remove' | 'clone';
export type OrderAction = OrderMove | Edit;

/** Every action a screen may offer for an order, in display order. */
export const ORDER_ACTIONS = [
  'update',
  'fillField',
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
] as const satisfies readonly OrderAction[];

export interface OrderPosition {
  readonly kind: OrderKind;
  readonly status: number;
  readonly side: OrderSide;
  /** Its carrier is on the platform and chooses truck and driver, so its owner does not. */
  readonly carrierChooses?: boolean;
}

export function allowedByState(action: OrderAction, status: number): boolean {
  switch (action) {
    case 'update':
    case 'editDates':
      return !isFinal(status);
    case 'fillField':
    case 'assignCarrier':
    case 'remove':
      return status === ORDER_STATUS.programmed;
    case 'clone':
      return true;
    default:
      return mayMove(status, action);
  }
}

const isMove = (action: OrderAction): action is OrderMove => action in ORDER_MOVES;

const CHOOSES_TRUCK: ReadonlySet<OrderAction> = new Set<OrderAction>(['assign', 'reassign']);

export function allowedByRight(
  action: OrderAction,
  { kind, side, carrierChooses = false }: OrderPosition,
  held: ReadonlySet<string>,
): boolean {
  const move = isMove(action) ? moveNamed(action) : undefined;
  if (side === 'own' && carrierChooses && CHOOSES_TRUCK.has(action)) return false;
  if (side === 'client' || side === 'driver' || (side === 'carrier' && !move?.byCarrier)) return false;
  if (move?.right !== undefined) return holds(held, move.right);
  if (action === 'assignCarrier') return holds(held, ASSIGN_CARRIER);
  return holds(held, ORDER_RIGHTS[kind].write) && (action !== 'editDates' || holds(held, EDIT_DATES));
}

/** By status and by permission. A driver's own page does not ask here: its tasks move the order along. */
export function mayDo(action: OrderAction, order: OrderPosition, held: ReadonlySet<string>): boolean {
  return allowedByState(action, order.status) && allowedByRight(action, order, held);
}

/** Whether what was sent back may come again from somebody; a transport company writes no agro orders, but drives them. */
export function maySendAgain({ kind, side }: Pick<OrderPosition, 'kind' | 'side'>, held: ReadonlySet<string>): boolean {
  if (side === 'client') return false;
  if (side === 'driver' || holds(held, ORDER_RIGHTS[kind].write)) return true;
  return side === 'carrier' && holds(held, ASSIGN_TRUCKER);
}

export function movesOf(order: OrderPosition, held: ReadonlySet<string>): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => mayDo(action, order, held));
}
