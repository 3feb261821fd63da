import { createRandom } from '#areas/companies/demo/random.ts';
import { createId } from '#kernel/ids.ts';
import type { Narrator } from './order-trail.ts';
import type { OrderTrail } from './orders.repository.ts';
import type { StoredDemoOrder } from './stored-order.ts';

const HOUR_MS = 3_600_000;
/** Of each company, the newest ones. */
const MOST = { finished: 2, inProgress: 1 } as const;

export interface Returns {
  /** Since when the documents of an order are sent back. */
  readonly returnedAt: ReadonlyMap<string, Date>;
  readonly events: OrderTrail['events'];
}

/** Documents of a few trips on the road or just delivered were sent back, and have not come again yet. */
export function returnsOf(orders: readonly StoredDemoOrder[], { texts, userId, now }: Narrator): Returns {
  const lastOf = (status: keyof typeof MOST) =>
    orders
      .filter(({ kind, trip }) => trip.status === status && (kind !== 'agro' || status === 'finished'))
      .map((order) => ({ order, from: (order.trip.finishedAt ?? order.trip.startedAt ?? now).getTime() }))
      .toSorted((one, other) => other.from - one.from)
      .slice(0, MOST[status]);
  const returned = [...lastOf('finished'), ...lastOf('inProgress')].map(({ order, from }) => ({
    order,
    at: new Date(Math.min(from + HOUR_MS, now.getTime())),
  }));
  return {
    returnedAt: new Map(returned.map(({ order, at }) => [order.id, at])),
    events: returned.map(({ order: { id, code }, at }) => ({
      id: createId(),
      order_id: id,
      at,
      user_id: userId,
      by_name: null,
      type: 'documentsReturned',
      status: null,
      reason: createRandom(`returned ${code}`).pick(texts.returns),
      details: '{}',
    })),
  };
}
