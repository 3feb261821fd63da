import { isFinal, ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';

export interface Timed {
  readonly loadingOrderStatus: number;
  readonly dates: {
    readonly loadingDate: string | null;
    readonly deliveryDate: string | null;
  };
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
}

export interface Delay {
  readonly what: 'loading' | 'delivery';
  readonly days: number;
}

const DAY_MS = 86_400_000;

/** How many days an order is late: the truck should have left, or the load should have arrived. */
export function delayOf(order: Timed, today: string, dayOf: (instant: string) => string): Delay | null {
  const { loadingDate, deliveryDate } = order.dates;
  if (order.loadingOrderStatus === ORDER_STATUS.cancelled) return null;
  const arrived = order.finishedAt ? dayOf(order.finishedAt) : isFinal(order.loadingOrderStatus) ? null : today;
  const delivery = deliveryDate && arrived ? daysBetween(deliveryDate, arrived) : 0;
  if (delivery > 0) return { what: 'delivery', days: delivery };
  const left = order.startedAt ? dayOf(order.startedAt) : today;
  const isWaiting =
    order.loadingOrderStatus === ORDER_STATUS.programmed || order.loadingOrderStatus === ORDER_STATUS.assigned;
  const loading = loadingDate && isWaiting ? daysBetween(loadingDate, left) : 0;
  return loading > 0 ? { what: 'loading', days: loading } : null;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
