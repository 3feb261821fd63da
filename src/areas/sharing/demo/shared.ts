import { createHash } from 'node:crypto';
import type { Narrator } from '#areas/load-orders/demo/order-trail.ts';
import type { OrderTrail } from '#areas/load-orders/demo/orders.repository.ts';
import type { StoredDemoOrder } from '#areas/load-orders/demo/stored-order.ts';
import { createId } from '#kernel/ids.ts';
import type { NewLink, NewRating } from './shared.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Shared {
  readonly links: NewLink[];
  readonly ratings: NewRating[];
  readonly events: OrderTrail['events'];
}

/** The client follows open trips and has rated some of those that ended long ago; sometimes the company replies. */
export function sharedOf(order: StoredDemoOrder, narrator: Narrator, ratedShare = 0.4): Shared {
  const { trip } = order;
  if (trip.status === 'inProgress') return { links: [linkOf('client', order, narrator)], ratings: [], events: [] };
  const isRated = trip.acceptedAt !== null && narrator.random.chance(ratedShare);
  return isRated && trip.finishedAt
    ? ratedOf(order, trip.finishedAt, narrator)
    : { links: [], ratings: [], events: [] };
}

function linkOf(purpose: 'client' | 'rating', { id, trip }: StoredDemoOrder, { userId, random, now }: Narrator) {
  const made = trip.finishedAt ?? trip.startedAt ?? trip.createdAt;
  const opened = 1 + random.int(9);
  return {
    id: createId(),
    order_id: id,
    purpose,
    alias_hash: createHash('sha256').update(createId()).digest('base64url'),
    shows: purpose === 'client' ? ['position', 'route', 'driver', 'plate', 'tasks', 'dispatcher'] : ['driver', 'plate'],
    expires_at: new Date(made.getTime() + 30 * DAY_MS),
    access_count: opened,
    last_access_at: new Date(Math.min(made.getTime() + opened * HOUR_MS, now.getTime())),
    created_by: userId,
    created_at: made,
  };
}

function ratedOf(order: StoredDemoOrder, finishedAt: Date, narrator: Narrator): Shared {
  const { texts, userId, random, now } = narrator;
  const link = linkOf('rating', order, narrator);
  const after = (hours: number) => new Date(Math.min(finishedAt.getTime() + hours * HOUR_MS, now.getTime()));
  const score = () => 3 + random.int(3);
  const isAnswered = random.chance(0.3);
  const rating = {
    id: createId(),
    order_id: order.id,
    link_id: link.id,
    facility: score(),
    driver: score(),
    company: score(),
    comment: random.chance(0.6) ? random.pick(texts.praise) : null,
    created_at: after(4),
    reply: isAnswered ? random.pick(texts.replies) : null,
    replied_by: isAnswered ? userId : null,
    replied_at: isAnswered ? after(24) : null,
  };
  const about = { order_id: order.id, details: '{}', status: null, reason: null };
  const rated = { ...about, id: createId(), at: after(4), type: 'rated', user_id: null, by_name: null };
  const answered = { ...about, id: createId(), at: after(24), type: 'ratingReplied', user_id: userId, by_name: null };
  return { links: [link], ratings: [rating], events: isAnswered ? [rated, answered] : [rated] };
}
