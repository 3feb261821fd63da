/**
 * The life of a load order. PROGRAMMED becomes ASSIGNED with a driver and a truck, IN_PROGRESS with the first thing done
 * on the way, FINISHED with the last one, TO_PAY when its documents are accepted and PAID when the money went. PAID and
 * CANCELLED are final. The numbers are the ones other systems know.
 */
export const ORDER_STATUS = {
  programmed: 0,
  assigned: 1,
  inProgress: 2,
  toPay: 3,
  paid: 4,
  cancelled: 5,
  finished: 6,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];
export type OrderStatusName = keyof typeof ORDER_STATUS;

const NAMES = Object.fromEntries(
  Object.entries(ORDER_STATUS).map(([name, status]) => [status, name]),
) as unknown as Readonly<Record<OrderStatus, OrderStatusName>>;

export function statusName(status: number): OrderStatusName {
  const name = NAMES[status as OrderStatus];
  if (!name) throw new RangeError(`No load order status has the number ${status}.`);
  return name;
}

/** As lists show them; unrated orders are a group of their own beside the states. */
export const STATUS_DISPLAY_ORDER: readonly OrderStatusName[] = [
  'programmed',
  'cancelled',
  'assigned',
  'inProgress',
  'toPay',
  'finished',
  'paid',
];
export const UNRATED = 'unrated';

/** What is done to an order, and the states it may be done in. */
export const ORDER_MOVES = {
  assign: { from: ['programmed'], to: 'assigned' },
  reassign: { from: ['assigned'], to: 'assigned' },
  unassign: { from: ['assigned'], to: 'programmed' },
  start: { from: ['assigned'], to: 'inProgress' },
  finalize: { from: ['inProgress'], to: 'finished' },
  accept: { from: ['inProgress', 'finished'], to: 'toPay' },
  pay: { from: ['toPay'], to: 'paid' },
  cancel: { from: ['programmed', 'assigned', 'inProgress'], to: 'cancelled' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly OrderStatusName[]; readonly to: OrderStatusName }>
>;
export type OrderMove = keyof typeof ORDER_MOVES;

export function mayMove(status: number, move: OrderMove): boolean {
  return (ORDER_MOVES[move].from as readonly OrderStatusName[]).includes(statusName(status));
}

/** A truck or a driver on such an order is not free. */
export function isOpen(status: number): boolean {
  return status === ORDER_STATUS.assigned || status === ORDER_STATUS.inProgress;
}

export function isFinal(status: number): boolean {
  return status === ORDER_STATUS.paid || status === ORDER_STATUS.cancelled;
}
