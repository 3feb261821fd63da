import type { Random } from '#areas/companies/demo/random.ts';
import { dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { OrderTexts } from './data/order-texts.ts';
import type { OrderTrail } from './orders.repository.ts';
import type { StoredDemoOrder } from './stored-order.ts';
import { stepsOf } from './trip-plan.ts';

const HOUR_MS = 3_600_000;

export interface Narrator {
  readonly texts: OrderTexts;
  readonly userId: string;
  readonly random: Random;
  readonly now: Date;
  /** Of the company. */
  readonly zone: string;
}

type Part<K extends keyof OrderTrail> = OrderTrail[K][number][];

/** The status history of the order, last step first, so that the order gets its current status at once. */
export function eventsOf(order: StoredDemoOrder, { texts, userId, random }: Narrator): Part<'events'> {
  const { truck } = order;
  return stepsOf(order.trip)
    .reverse()
    .map(({ type, status, at }) => ({
      id: createId(),
      order_id: order.id,
      at,
      user_id: type === 'started' || type === 'finished' ? null : userId,
      by_name: type === 'started' || type === 'finished' ? (truck?.driverName ?? null) : null,
      type,
      status,
      reason: type === 'cancelled' ? random.pick(texts.reasons) : null,
      details: JSON.stringify(
        type === 'assigned'
          ? { plate: truck?.plate, driver: truck?.driverName, trailer: truck?.trailerPlate ?? null }
          : {},
      ),
    }));
}

export function paymentsOf(
  { id, trip, values }: StoredDemoOrder,
  { userId, random, zone }: Narrator,
): Part<'payments'> {
  const { carrier_freight: amount, carrier_freight_currency: currency } = values;
  if (!trip.paidAt || !amount || !currency) return [];
  return [
    {
      id: createId(),
      order_id: id,
      amount,
      currency,
      paid_on: dayIn(trip.paidAt, zone),
      reference: `TR-${random.digits(7)}`,
      created_by: userId,
      created_at: trip.paidAt,
    },
  ];
}

export function commentsOf({ id, trip }: StoredDemoOrder, { texts, userId, random }: Narrator): Part<'comments'> {
  if (!trip.assignedAt || !random.chance(0.2)) return [];
  const at = trip.assignedAt.getTime();
  return Array.from({ length: 1 + random.int(2) }, (_, nth) => ({
    id: createId(),
    order_id: id,
    text: random.pick(texts.comments),
    created_by: userId,
    created_at: new Date(at + nth * HOUR_MS),
  }));
}
