/**
 * The life of a load order. PROGRAMMED becomes ASSIGNED with a driver and a truck, IN_PROGRESS with the first task
 * done, FINISHED with the last one, TO_PAY when its documents are accepted and PAID when the carrier is paid. PAID and
 * CANCELLED are final. Other systems know these numbers.
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

/** The states in the lists; unrated orders are a group of their own beside them. */
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

/** A truck or a driver of an order in these states is not free. */
export function isOpen(status: number): boolean {
  return status === ORDER_STATUS.assigned || status === ORDER_STATUS.inProgress;
}

export function isFinal(status: number): boolean {
  return status === ORDER_STATUS.paid || status === ORDER_STATUS.cancelled;
}
