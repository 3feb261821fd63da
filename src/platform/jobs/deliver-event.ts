import { sql } from 'kysely';
import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import { DELIVER_EVENT, type EventEnvelope, type EventSubscriber } from './events.ts';
import { defineJob, type JobHandler } from './job.ts';

/**
 * Delivers one event to its subscribers, each in a transaction of its own that also records the delivery. So a
 * subscriber's work is done once: a repeated job finds the record, and a failed subscriber leaves none and is retried
 * without affecting the others.
 */
export function deliverEventJob(subscribers: readonly EventSubscriber[]): JobHandler {
  const byType = new Map<string, EventSubscriber[]>();
  const names = new Set<string>();
  for (const subscriber of subscribers) {
    if (names.has(subscriber.name)) throw new Error(`two subscribers are named ${subscriber.name}`);
    names.add(subscriber.name);
    byType.set(subscriber.event.type, [...(byType.get(subscriber.event.type) ?? []), subscriber]);
  }
  return defineJob({
    name: DELIVER_EVENT,
    queue: 'events',
    payload: z.object({ eventId: idShape }),
    run: async ({ eventId }, services) => {
      const event = await services.database.asPlatform((trx) => readEvent(trx, eventId));
      if (!event) return services.log.warn({ eventId }, 'the event to deliver is gone');
      const failures = await deliver(event, byType.get(event.type) ?? [], services);
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} subscribers of ${event.type} failed`);
      await services.database.asPlatform((trx) => markDelivered(trx, eventId, services.now()));
    },
  }) as JobHandler;
}

async function deliver(event: EventEnvelope, subscribers: readonly EventSubscriber[], services: Services) {
  const failures: unknown[] = [];
  for (const subscriber of subscribers) {
    try {
      await services.database.asPlatform(async (trx) => {
        if (!(await recordDelivery(trx, event.id, subscriber.name))) return;
        await subscriber.handle({ ...event, payload: subscriber.event.payload.parse(event.payload) }, trx, services);
      });
    } catch (error) {
      services.log.warn({ err: error, eventId: event.id, subscriber: subscriber.name }, 'a subscriber failed');
      failures.push(error);
    }
  }
  return failures;
}

async function readEvent(trx: Trx, id: string): Promise<EventEnvelope | undefined> {
  const { rows } = await sql<EventEnvelope>`
    select id, type, company_id as "companyId", actor_id as "actorId", payload, created_at as "createdAt"
    from outbox_event where id = ${id}`.execute(trx);
  return rows[0];
}

/** False when it was delivered before; a parallel delivery waits here for the other one. */
async function recordDelivery(trx: Trx, eventId: string, subscriber: string): Promise<boolean> {
  const { rows } = await sql`insert into event_delivery (event_id, subscriber) values (${eventId}, ${subscriber})
    on conflict do nothing returning subscriber`.execute(trx);
  return rows.length > 0;
}

async function markDelivered(trx: Trx, eventId: string, now: Date): Promise<void> {
  await sql`update outbox_event set delivered_at = ${now} where id = ${eventId}`.execute(trx);
}
