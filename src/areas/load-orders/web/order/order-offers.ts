import type { Task } from '#areas/load-orders/contract/order-addresses.ts';
import type { OrderAction } from '#areas/load-orders/contract/order-moves.ts';
import type { QuickMove } from './use-order-moves.ts';

/** How an action is offered: a form over the screen, a confirmation, or a screen of its own. */
export type Offer =
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'quick'; readonly move: QuickMove }
  | { readonly kind: 'update' | 'remove' };

export const OFFERS: Readonly<Record<OrderAction, Offer>> = {
  update: { kind: 'update' },
  fillField: { kind: 'task', task: 'field' },
  editDates: { kind: 'task', task: 'dates' },
  assignCarrier: { kind: 'task', task: 'carrier' },
  assign: { kind: 'task', task: 'assign' },
  reassign: { kind: 'task', task: 'reassign' },
  unassign: { kind: 'quick', move: 'unassign' },
  start: { kind: 'quick', move: 'start' },
  finalize: { kind: 'task', task: 'finalize' },
  accept: { kind: 'quick', move: 'accept' },
  pay: { kind: 'task', task: 'pay' },
  cancel: { kind: 'task', task: 'cancel' },
  remove: { kind: 'remove' },
  clone: { kind: 'task', task: 'clone' },
};

/** The usual next actions; the first allowed one is the main button. */
const NEXT: readonly OrderAction[] = ['assign', 'start', 'finalize', 'accept', 'pay'];

export function nextAction(moves: readonly OrderAction[]): OrderAction | null {
  return NEXT.find((action) => moves.includes(action)) ?? null;
}

/** Destructive actions. */
export const HARMFUL: ReadonlySet<OrderAction> = new Set(['unassign', 'cancel', 'remove']);
