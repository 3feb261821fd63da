import { createHash } from 'node:crypto';
import { dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { OrderTexts } from '../data/order-texts.ts';
import type { Random } from '../random.ts';
import type { OrderTrail } from './orders.repository.ts';
import type { StoredDemoOrder } from './stored-order.ts';
import { stepsOf } from './trip-plan.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface Narrator {
  readonly texts: OrderTexts;
  readonly userId: string;
  readonly random: Random;
  readonly now: Date;
}

type Part<K extends keyof OrderTrail> = OrderTrail[K][number][];

/** How the order came to where it stands; the last step first, which moves it there at once. */
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

export function paymentsOf({ id, trip, details }: StoredDemoOrder, { userId, random }: Narrator): Part<'payments'> {
  const { carrierFreight } = details;
  if (!trip.paidAt || !carrierFreight?.value || !carrierFreight.currency) return [];
  return [
    {
      id: createId(),
      order_id: id,
      amount: carrierFreight.value,
      currency: carrierFreight.currency,
      paid_on: dayIn(trip.paidAt),
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

const SEEN = 12;

/** Where the truck was seen: on the line between both places, as far as the trip has come. */
export function positionsOf({ id, trip, details }: StoredDemoOrder, { random, now }: Narrator): Part<'positions'> {
  if (trip.status !== 'inProgress' || !trip.startedAt) return [];
  const { origin, destination } = details;
  const begin = trip.startedAt.getTime();
  const way = 0.2 + random.int(70) / 100;
  const between = (from: number, to: number, part: number) =>
    from + (to - from) * part + (random.int(100) - 50) / 5_000;
  return Array.from({ length: SEEN }, (_, nth) => {
    const part = (way * (nth + 1)) / SEEN;
    return {
      order_id: id,
      at: new Date(begin + ((now.getTime() - begin) * (nth + 1)) / SEEN),
      lat: between(origin.lat ?? 0, destination.lat ?? 0, part),
      lng: between(origin.lng ?? 0, destination.lng ?? 0, part),
      accuracy_m: 10 + random.int(40),
      speed_kmh: 40 + random.int(45),
      source: 'driver',
    };
  });
}

export interface Shared {
  readonly links: Part<'links'>;
  readonly ratings: Part<'ratings'>;
  readonly events: Part<'events'>;
}

/** The client follows what is on the road, and says how it was when it is over; sometimes somebody answers. */
export function sharedOf(order: StoredDemoOrder, narrator: Narrator): Shared {
  const { trip } = order;
  if (trip.status === 'inProgress') return { links: [linkOf('client', order, narrator)], ratings: [], events: [] };
  const isRated = trip.finishedAt !== null && narrator.random.chance(0.35);
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
    shows: purpose === 'client' ? ['position', 'driver', 'plate', 'tasks'] : ['driver', 'plate'],
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
