import type { Narrator } from '#areas/load-orders/demo/order-trail.ts';
import type { OrderTrail } from '#areas/load-orders/demo/orders.repository.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import { dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { NewRequest } from './shared.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How many clients of a company wait for an answer. */
const WAITING = 2;
const CONTACTS = ['Elena Duarte', 'Marcos Prado'] as const;

export interface Asked {
  readonly requests: NewRequest[];
  readonly events: OrderTrail['events'];
}

/** The clients of the next orders to be loaded propose to load a day later; nobody has answered yet. */
export function requestsOf(orders: readonly StoredDemoOrder[], { now, zone }: Narrator): Asked {
  const next = orders
    .filter(({ trip }) => trip.status === 'programmed' && trip.loadingAt > now)
    .toSorted((a, b) => a.trip.loadingAt.getTime() - b.trip.loadingAt.getTime())
    .slice(0, WAITING);
  const asked = next.map(({ id, trip }, at) => {
    const loadingDate = dayIn(new Date(trip.loadingAt.getTime() + DAY_MS), zone);
    const about = { order_id: id, by_name: CONTACTS[at % CONTACTS.length]!, at: new Date(now.getTime() - HOUR_MS) };
    return { ...about, loadingDate };
  });
  return {
    requests: asked.map(({ order_id, by_name, at, loadingDate }) => ({
      id: createId(),
      order_id,
      kind: 'schedule',
      asked_by: by_name,
      asked_at: at,
      loading_date: loadingDate,
    })),
    events: asked.map(({ order_id, by_name, at, loadingDate }) => ({
      id: createId(),
      order_id,
      type: 'scheduleProposed',
      at,
      by_name,
      user_id: null,
      status: null,
      reason: null,
      details: JSON.stringify({ loadingDate, loadingHour: null }),
    })),
  };
}
