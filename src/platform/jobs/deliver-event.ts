import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import type { Services } from '../services.ts';
import { deliverBatch, type Subscriptions } from './deliver-batch.ts';
import { deliveryKey, markDelivered, readEvent, recordDeliveries } from './event-queue.repository.ts';
import { DELIVER_EVENT, type EventEnvelope, type EventSubscriber } from './events.ts';
import { defineJob, type JobHandler } from './job.ts';

/**
 * Delivers an event to its subscribers, and records each delivery in the transaction of the subscriber's work. So it is
 * done once: a repeated job finds the record, and a failed subscriber leaves none and is retried without affecting the
 * others. At the first try all that is due is delivered with it; where that fails, and where a subscriber takes one event
 * at a time, each delivery is a transaction of its own.
 */
export function deliverEventJob(subscribers: readonly EventSubscriber[]): JobHandler {
  const subscriptions = subscriptionsOf(subscribers);
  return defineJob({
    name: DELIVER_EVENT,
    queue: 'events',
    payload: z.object({ eventId: idShape }),
    run: async ({ eventId }, services, attempt = 1) => {
      const found = await services.database.asPlatform((trx) => readEvent(trx, eventId));
      if (!found) return services.log.warn({ eventId }, 'the event to deliver is gone');
      const { isDelivered, ...event } = found;
      if (isDelivered) return;
      const mayBeTogether = attempt === 1 && !subscriptions.alone.includes(event.type);
      const failures =
        (mayBeTogether ? await deliverBatch(eventId, subscriptions, services) : undefined) ??
        (await deliverAlone(event, subscriptions, services));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} subscribers of ${event.type} failed`);
    },
  }) as JobHandler;
}

function subscriptionsOf(subscribers: readonly EventSubscriber[]): Subscriptions {
  const byType = new Map<string, EventSubscriber[]>();
  const names = new Set<string>();
  for (const subscriber of subscribers) {
    if (names.has(subscriber.name)) throw new Error(`two subscribers are named ${subscriber.name}`);
    names.add(subscriber.name);
    byType.set(subscriber.event.type, [...(byType.get(subscriber.event.type) ?? []), subscriber]);
  }
  return { byType, alone: subscribers.filter(({ batch }) => !batch).map(({ event }) => event.type) };
}

async function deliverAlone(
  event: EventEnvelope,
  { byType }: Subscriptions,
  services: Services,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const subscriber of byType.get(event.type) ?? []) {
    const { name } = subscriber;
    try {
      await services.database.asPlatform(async (trx) => {
        const fresh = await recordDeliveries(trx, [{ eventId: event.id, subscriber: name }]);
        if (!fresh.has(deliveryKey(event.id, name))) return;
        await subscriber.handle({ ...event, payload: subscriber.event.payload.parse(event.payload) }, trx, services);
      });
    } catch (error) {
      services.log.warn({ err: error, eventId: event.id, subscriber: name }, 'a subscriber failed');
      failures.push(error);
    }
  }
  if (failures.length === 0) await services.database.asPlatform((trx) => markDelivered(trx, event.id, services.now()));
  return failures;
}
