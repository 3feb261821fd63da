import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import * as queue from './event-queue.repository.ts';
import { type BatchWork, DELIVER_EVENT, type EventEnvelope, type EventSubscriber } from './events.ts';

/** Many enough that the commit costs little, few enough that nothing waits long for it. */
const MOST = 200;

type BatchSubscriber = EventSubscriber & { readonly batch: BatchWork };

interface Delivery {
  readonly event: EventEnvelope;
  readonly subscriber: BatchSubscriber;
}

/** What failed, by event. */
type Failures = Map<string, unknown[]>;

/** The subscribers of each type of event, and the types of which some subscriber takes one event at a time. */
export interface Subscriptions {
  readonly byType: ReadonlyMap<string, readonly EventSubscriber[]>;
  readonly alone: readonly string[];
}

/**
 * Delivers what is due in the lane of the event, in one transaction: all of it, or nothing when the process dies. What
 * fails is found by halving, undone by itself, and tried again later, each event alone. Returns why the event itself
 * failed; undefined where it is not among what was delivered.
 */
export async function deliverBatch(
  eventId: string,
  { byType, alone }: Subscriptions,
  services: Services,
): Promise<readonly unknown[] | undefined> {
  const { database, log, metrics, now } = services;
  const failures: Failures = new Map();
  const claimed = await database.asPlatform(async (trx) => {
    const events = await queue.claimEvents(trx, eventId, alone, MOST);
    if (events.length === 0) return events;
    const deliveries = events.flatMap(({ jobId: _, ...event }) =>
      (byType.get(event.type) ?? []).map((one) => ({ event, subscriber: one as BatchSubscriber })),
    );
    for (const finish of new Set(deliveries.map(({ subscriber }) => subscriber.batch.finish)))
      await deliverTogether(
        deliveries.filter(({ subscriber }) => subscriber.batch.finish === finish),
        { trx, services, failures },
      );
    const failed = events.filter(({ id }) => failures.has(id) && id !== eventId);
    await queue.settleEvents(
      trx,
      events.filter(({ id }) => !failures.has(id)),
      failed.map(({ id, jobId }) => ({ jobId, reason: reasonOf(failures.get(id)) })),
      now(),
    );
    return events;
  });
  const others = claimed.filter(({ id }) => id !== eventId);
  const failed = others.filter(({ id }) => failures.has(id)).length;
  // The queue counts the job of the event itself.
  metrics.jobs.inc({ job: DELIVER_EVENT, result: 'failed' }, failed);
  metrics.jobs.inc({ job: DELIVER_EVENT, result: 'done' }, others.length - failed);
  if (others.length > 0) log.info({ events: others.length, failed }, 'other events delivered with this one');
  return others.length < claimed.length ? (failures.get(eventId) ?? []) : undefined;
}

interface Batch {
  readonly trx: Trx;
  readonly services: Services;
  readonly failures: Failures;
}

async function deliverTogether(deliveries: readonly Delivery[], batch: Batch): Promise<void> {
  const { trx, services, failures } = batch;
  await queue.openSavepoint(trx);
  try {
    await runTogether(deliveries, trx, services);
    await queue.keepSavepoint(trx);
  } catch (error) {
    await queue.backToSavepoint(trx);
    if (deliveries.length > 1) {
      const middle = Math.ceil(deliveries.length / 2);
      await deliverTogether(deliveries.slice(0, middle), batch);
      return deliverTogether(deliveries.slice(middle), batch);
    }
    const { event, subscriber } = deliveries[0]!;
    services.log.warn({ err: error, eventId: event.id, subscriber: subscriber.name }, 'a subscriber failed');
    failures.set(event.id, [...(failures.get(event.id) ?? []), error]);
  }
}

/** The work and the record that it was done, for those to whom the events were not delivered before. */
async function runTogether(deliveries: readonly Delivery[], trx: Trx, services: Services): Promise<void> {
  const fresh = await queue.recordDeliveries(
    trx,
    deliveries.map(({ event, subscriber }) => ({ eventId: event.id, subscriber: subscriber.name })),
  );
  const parts: unknown[] = [];
  for (const { event, subscriber } of deliveries) {
    if (!fresh.has(queue.deliveryKey(event.id, subscriber.name))) continue;
    const read = { ...event, payload: subscriber.event.payload.parse(event.payload) };
    parts.push(...(await subscriber.batch.prepare(read, trx, services)));
  }
  await deliveries[0]!.subscriber.batch.finish(parts, trx, services);
}

function reasonOf(errors: readonly unknown[] = []): string {
  return errors.map((error) => (error instanceof Error ? error.message : String(error))).join('; ');
}
