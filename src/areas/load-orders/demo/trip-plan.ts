import type { Random } from '#areas/companies/demo/random.ts';
import { ORDER_STATUS, type OrderStatusName } from '../rules/order-status.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The course of a trip so far; steps that have not happened yet are null. */
export interface TripPlan {
  readonly status: OrderStatusName;
  readonly createdAt: Date;
  readonly assignedAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly loadingDay: Date;
  readonly deliveryDay: Date;
}

/** Shares per hundred orders. */
const SHARES: readonly (readonly [OrderStatusName, number])[] = [
  ['paid', 48],
  ['toPay', 11],
  ['finished', 11],
  ['inProgress', 10],
  ['assigned', 6],
  ['programmed', 7],
  ['cancelled', 7],
];

export function drawStatus(random: Random): OrderStatusName {
  let left = random.int(100);
  for (const [status, share] of SHARES) {
    if (left < share) return status;
    left -= share;
  }
  return 'paid';
}

/** How many days ago orders of a status were created: closed orders are older. */
const AGE: Readonly<Record<OrderStatusName, readonly [from: number, to: number]>> = {
  programmed: [0, 4],
  assigned: [1, 3],
  inProgress: [3, 5],
  finished: [6, 20],
  toPay: [12, 45],
  paid: [25, 320],
  cancelled: [4, 200],
};

/** Created, driven two days later, paid within weeks: no step in the future, each after the one before. */
export function planTrip(status: OrderStatusName, now: Date, random: Random): TripPlan {
  const [from, to] = AGE[status];
  const created = now.getTime() - (from + random.int(to - from + 1)) * DAY_MS - (1 + random.int(20)) * HOUR_MS;
  const at = (days: number, hours = 0) => new Date(Math.min(created + days * DAY_MS + hours * HOUR_MS, now.getTime()));
  const reached = (name: OrderStatusName) => ORDER_STEPS.indexOf(status) >= ORDER_STEPS.indexOf(name);
  const started = at(2, 1 + random.int(8));
  const finished = new Date(Math.min(started.getTime() + (20 + random.int(40)) * HOUR_MS, now.getTime()));
  const isCancelled = status === 'cancelled';
  const when = (name: OrderStatusName, moment: Date) => (!isCancelled && reached(name) ? moment : null);
  return {
    status,
    createdAt: new Date(created),
    assignedAt: when('assigned', at(0, 4 + random.int(18))),
    startedAt: when('inProgress', started),
    finishedAt: when('finished', finished),
    acceptedAt: when('toPay', after(finished, 1 + random.int(3), now)),
    paidAt: when('paid', after(finished, 5 + random.int(12), now)),
    cancelledAt: isCancelled ? at(1, random.int(20)) : null,
    loadingDay: new Date(created + 2 * DAY_MS),
    deliveryDay: new Date(created + (3 + random.int(3)) * DAY_MS),
  };
}

const ORDER_STEPS: readonly OrderStatusName[] = ['programmed', 'assigned', 'inProgress', 'finished', 'toPay', 'paid'];

const after = (moment: Date, days: number, now: Date) =>
  new Date(Math.min(moment.getTime() + days * DAY_MS, now.getTime()));

export interface TripStep {
  readonly type: string;
  readonly status: (typeof ORDER_STATUS)[OrderStatusName];
  readonly at: Date;
}

/** The moves of the order after its creation, in order. */
export function stepsOf(plan: TripPlan): TripStep[] {
  const step = (type: string, name: OrderStatusName, at: Date | null) =>
    at ? [{ type, status: ORDER_STATUS[name], at }] : [];
  return [
    ...step('assigned', 'assigned', plan.assignedAt),
    ...step('started', 'inProgress', plan.startedAt),
    ...step('finished', 'finished', plan.finishedAt),
    ...step('accepted', 'toPay', plan.acceptedAt),
    ...step('paid', 'paid', plan.paidAt),
    ...step('cancelled', 'cancelled', plan.cancelledAt),
  ];
}
