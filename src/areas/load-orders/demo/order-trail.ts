import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { fromCents, toCents } from '#kernel/money.ts';
import { ORDER_STATUS } from '../rules/order-status.ts';
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

/** Its first entry. */
export const createdEventOf = ({ id, trip }: StoredDemoOrder, { userId }: Narrator): Part<'events'>[number] => ({
  id: createId(),
  ...{ order_id: id, at: trip.createdAt, user_id: userId, by_name: null, type: 'created' },
  ...{ status: ORDER_STATUS.programmed, reason: null, details: JSON.stringify({ mode: 'normal' }) },
});

interface DemoPayments {
  readonly payments: Part<'payments'>;
  /** Why the order was closed although another amount was owed. */
  readonly difference: string | null;
}

/** Payments add up to the freight; some orders have only an advance, some were closed with a difference. */
export function paymentsOf(order: StoredDemoOrder, { texts, userId, random, zone }: Narrator): DemoPayments {
  const {
    carrier_freight: freight,
    carrier_freight_currency: currency,
    carrier_freight_advance: agreed,
  } = order.values;
  const { acceptedAt, paidAt } = order.trip;
  if (!acceptedAt || !freight || !currency) return { payments: [], difference: null };
  const payment = (cents: bigint, at: Date, digits: string) => ({
    id: createId(),
    order_id: order.id,
    amount: fromCents(cents),
    currency,
    paid_on: dayIn(at, zone),
    reference: `TR-${digits}`,
    created_by: userId,
    created_at: at,
  });
  const own = createRandom(`payments ${order.code}`);
  const owed = toCents(freight);
  const advance = agreed ? toCents(agreed) : 0n;
  const first = advance > 0n ? [payment(advance, acceptedAt, own.digits(7))] : [];
  if (!paidAt) return { payments: first, difference: null };
  const difference = own.chance(0.1) ? own.pick(texts.differences) : null;
  const missing = difference === null ? 0n : owed / 40n;
  return { payments: [...first, payment(owed - advance - missing, paidAt, random.digits(7))], difference };
}

export function commentsOf({ id, trip }: StoredDemoOrder, { texts, userId, random, now }: Narrator): Part<'comments'> {
  if (!trip.assignedAt || !random.chance(0.2)) return [];
  const at = trip.assignedAt.getTime();
  return Array.from({ length: 1 + random.int(2) }, (_, nth) => ({
    id: createId(),
    order_id: id,
    text: random.pick(texts.comments),
    created_by: userId,
    created_at: new Date(Math.min(at + nth * HOUR_MS, now.getTime())),
  }));
}
