import type { Random } from '#areas/companies/demo/random.ts';
import type { OrderStatusName } from '../../rules/order-status.ts';
import type { TripPlan } from '../trip-plan.ts';
import { DAY_MS, HOUR_MS, officeBefore, officeFrom, receivedFrom } from '../working-hours.ts';

export interface PastTripRequest {
  /** As planned. */
  readonly loadingAt: Date;
  /** From the loading to the delivery. */
  readonly hours: number;
  readonly isCancelled: boolean;
  /** Of the trips of whoever drives it, how many arrive late. */
  readonly lateShare: number;
  readonly now: Date;
  readonly zone: string;
}

const after = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
const later = (one: Date, other: Date) => new Date(Math.max(one.getTime(), other.getTime()));

/** The course of a trip that is over; null where it would not have ended by now. */
export function planPastTrip(asked: PastTripRequest, random: Random): TripPlan | null {
  const { loadingAt, hours, zone, now } = asked;
  const deliveryAt = receivedFrom(after(loadingAt, hours + random.int(6)), zone);
  const createdAt = officeBefore(after(loadingAt, -24 * (1 + random.int(3))), zone);
  const part = (0.05 + random.int(50) / 100) * (after(loadingAt, -2).getTime() - createdAt.getTime());
  const assignedAt = later(officeBefore(new Date(createdAt.getTime() + part), zone), after(createdAt, 0.3));
  const planned = { createdAt, loadingAt, deliveryAt };
  if (asked.isCancelled) return cancelled({ ...planned, assignedAt }, asked, random);
  const waited = random.chance(asked.lateShare / 2) ? 1.5 + random.int(30) / 10 : random.int(13) / 10 - 0.4;
  const startedAt = later(after(loadingAt, waited), after(assignedAt, 1.2));
  const delay = random.chance(asked.lateShare) ? 1.5 + random.int(90) / 10 : -random.int(20) / 10;
  const finishedAt = later(after(deliveryAt, delay), after(startedAt, hours * 0.9));
  if (finishedAt.getTime() > now.getTime() - HOUR_MS) return null;
  return { ...planned, assignedAt, startedAt, finishedAt, cancelledAt: null, ...settled(finishedAt, asked, random) };
}

/** Half of them had their truck already. */
function cancelled(
  planned: Pick<TripPlan, 'createdAt' | 'loadingAt' | 'deliveryAt'> & { readonly assignedAt: Date },
  { now, zone }: PastTripRequest,
  random: Random,
): TripPlan | null {
  const cancelledAt = officeFrom(after(planned.assignedAt, 1 + random.int(10)), zone);
  if (cancelledAt >= now) return null;
  return {
    ...planned,
    assignedAt: random.chance(0.5) ? planned.assignedAt : null,
    ...{ startedAt: null, finishedAt: null, acceptedAt: null, paidAt: null, status: 'cancelled', cancelledAt },
  };
}

/** Days from the acceptance to the payment, by shares per hundred: most clients pay by the end of their term. */
const PAID_AFTER: readonly (readonly [share: number, from: number, to: number])[] = [
  [66, 18, 30],
  [20, 31, 48],
  [8, 50, 80],
  [4, 82, 118],
  [2, 120, 150],
];

function settled(
  finishedAt: Date,
  { now, zone }: PastTripRequest,
  random: Random,
): Pick<TripPlan, 'status' | 'acceptedAt' | 'paidAt'> {
  const known = (moment: Date) => (moment < now ? moment : null);
  const acceptedAt = known(officeFrom(after(finishedAt, 24 * (1 + random.int(3))), zone));
  const paidAt = acceptedAt && known(officeFrom(new Date(acceptedAt.getTime() + daysToPay(random) * DAY_MS), zone));
  const status: OrderStatusName = paidAt ? 'paid' : acceptedAt ? 'toPay' : 'finished';
  return { status, acceptedAt, paidAt };
}

function daysToPay(random: Random): number {
  let left = random.int(100);
  for (const [share, from, to] of PAID_AFTER) {
    if (left < share) return from + random.int(to - from + 1);
    left -= share;
  }
  return PAID_AFTER[0]![1];
}
