import type { Random } from '#areas/companies/demo/random.ts';
import { ORDER_STATUS, type OrderStatusName } from '../rules/order-status.ts';
import { atHour, DAY_MS, HOUR_MS, isSunday, officeBefore, officeFrom, receivedFrom } from './working-hours.ts';

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
  /** As planned, to the half hour. */
  readonly loadingAt: Date;
  readonly deliveryAt: Date;
}

export interface TripRequest {
  readonly status: OrderStatusName;
  /** Whether its loading or its delivery should have happened hours ago. */
  readonly isLate: boolean;
  /** For closed trips: how many days ago it was loaded, and how many days of driving come on top. */
  readonly daysAgo: number;
  readonly hours: number;
  readonly now: Date;
  readonly zone: string;
}

const LATE_MS = 2 * HOUR_MS;
const TRIES = 400;
/** Hours of a short trip that was loaded on Saturday and is received on Monday. */
const OVER_SUNDAY = 50;

/** Loading from 6 to 16:30 except on Sundays, delivery when the receiver is open: each step after the one before. */
export function planTrip(asked: TripRequest, random: Random): TripPlan {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const loadingAt = drawLoading(asked, random);
    const deliveryAt = receivedFrom(
      new Date(
        loadingAt.getTime() + (asked.hours + random.int(asked.status === 'inProgress' ? OVER_SUNDAY : 6)) * HOUR_MS,
      ),
      asked.zone,
    );
    if (isPossible(asked, loadingAt, deliveryAt)) return historyOf(asked, loadingAt, deliveryAt, random);
  }
  throw new Error(`no trip can be ${asked.status} at ${asked.now.toISOString()}`);
}

function drawLoading({ status, isLate, daysAgo, hours, now, zone }: TripRequest, random: Random): Date {
  const waits = status === 'programmed' || status === 'assigned';
  const inDays = waits
    ? isLate
      ? -random.int(4)
      : random.int(status === 'programmed' ? 7 : 4)
    : status === 'inProgress'
      ? -random.int(Math.ceil(hours / 24) + 4)
      : -daysAgo - random.int(2);
  return atHour(new Date(now.getTime() + inDays * DAY_MS), 6 + random.int(22) / 2, zone);
}

function isPossible({ status, isLate, now, zone }: TripRequest, loadingAt: Date, deliveryAt: Date): boolean {
  if (isSunday(loadingAt, zone)) return false;
  const passed = (moment: Date) => now.getTime() - moment.getTime();
  const lately = (moment: Date) => passed(moment) > LATE_MS && passed(moment) < 3 * DAY_MS;
  if (status === 'programmed' || status === 'assigned')
    return isLate ? lately(loadingAt) : passed(loadingAt) < -HOUR_MS;
  if (status === 'inProgress')
    return passed(loadingAt) > LATE_MS && (isLate ? lately(deliveryAt) : passed(deliveryAt) < -HOUR_MS / 2);
  return true;
}

const earlier = (one: Date, other: Date) => new Date(Math.min(one.getTime(), other.getTime()));
const later = (one: Date, other: Date) => new Date(Math.max(one.getTime(), other.getTime()));
const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);

function historyOf(asked: TripRequest, loadingAt: Date, deliveryAt: Date, random: Random): TripPlan {
  const { status, now, zone, hours } = asked;
  const known = earlier(after(loadingAt, -24 * (1 + random.int(3))), after(now, -3 - random.int(20)));
  const createdAt = officeBefore(known, zone);
  const before = earlier(after(loadingAt, -1), after(now, -0.5)).getTime();
  const part = (0.1 + random.int(60) / 100) * (before - createdAt.getTime());
  const assignedAt = later(officeBefore(new Date(createdAt.getTime() + part), zone), after(createdAt, 0.3));
  const startedAt = later(after(loadingAt, -0.3 + random.int(12) / 10), after(assignedAt, 1.2));
  // One trip in eight arrives late.
  const delay = random.int(8) === 0 ? 2 + random.int(10) : -random.int(20) / 10;
  const finishedAt = later(after(deliveryAt, delay), after(startedAt, hours * 0.9));
  const acceptedAt = officeFrom(after(finishedAt, 24 * (1 + random.int(3))), zone);
  const paidAt = officeFrom(after(acceptedAt, 24 * (4 + random.int(9))), zone);
  const isCancelled = status === 'cancelled';
  const when = (name: OrderStatusName, moment: Date) =>
    !isCancelled && ORDER_STEPS.indexOf(status) >= ORDER_STEPS.indexOf(name) ? moment : null;
  return {
    status,
    createdAt,
    assignedAt: when('assigned', assignedAt),
    startedAt: when('inProgress', startedAt),
    finishedAt: when('finished', finishedAt),
    acceptedAt: when('toPay', acceptedAt),
    paidAt: when('paid', paidAt),
    cancelledAt: isCancelled ? assignedAt : null,
    loadingAt,
    deliveryAt,
  };
}

const ORDER_STEPS: readonly OrderStatusName[] = ['programmed', 'assigned', 'inProgress', 'finished', 'toPay', 'paid'];

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
