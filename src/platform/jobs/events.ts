import { sql } from 'kysely';
import type { z } from 'zod';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';

/** Something that happened, delivered to each subscriber exactly once, after the commit. */
export interface EventType<S extends z.ZodType = z.ZodType> {
  /** `area.whatHappened`. */
  readonly type: string;
  readonly payload: S;
}

export interface EventEnvelope<T = unknown> {
  readonly id: string;
  readonly type: string;
  readonly companyId: string | null;
  readonly actorId: string | null;
  readonly payload: T;
  readonly createdAt: Date;
}

type Step<Result, T = unknown> = (event: EventEnvelope<T>, trx: Trx, services: Services) => Promise<Result>;

/** The work for many events at once: what there is to do about each, and then all of it in the order they happened. */
export interface BatchWork<Part = unknown, T = unknown> {
  readonly prepare: Step<readonly Part[], T>;
  /** Subscribers that share it are finished together. */
  readonly finish: (parts: readonly Part[], trx: Trx, services: Services) => Promise<void>;
}

export interface EventSubscriber {
  /** Unique and stable: deliveries are recorded under it. */
  readonly name: string;
  readonly event: EventType;
  /** Runs in its own transaction with platform scope; the delivery is recorded in the same transaction. */
  readonly handle: Step<void>;
  /** The same for many events. It shares its transaction with others, so it waits for nothing outside the database. */
  readonly batch?: BatchWork;
}

export function defineEvent<S extends z.ZodType>(type: string, payload: S): EventType<S> {
  return { type, payload };
}

export function subscribe<S extends z.ZodType>(
  name: string,
  event: EventType<S>,
  handle: Step<void, z.output<S>>,
): EventSubscriber {
  return { name, event, handle: handle as EventSubscriber['handle'] };
}

/** A subscriber to whom many events are delivered at once. */
export function subscribeBatch<S extends z.ZodType, Part>(
  name: string,
  event: EventType<S>,
  { prepare, finish }: BatchWork<Part, z.output<S>>,
): EventSubscriber {
  const handle: Step<void, z.output<S>> = async (one, trx, services) =>
    finish(await prepare(one, trx, services), trx, services);
  return { ...subscribe(name, event, handle), batch: { prepare, finish } as BatchWork };
}

/** The job that delivers an event to its subscribers; see deliver-event.ts. */
export const DELIVER_EVENT = 'platform.deliverEvent';

/** Writes the event and the job that delivers it, in the caller's transaction. */
export async function emit<S extends z.ZodType>(
  trx: Trx,
  event: EventType<S>,
  origin: { readonly companyId: string | null; readonly actorId: string | null },
  payload: z.input<S>,
): Promise<string> {
  const id = createId();
  await sql`with written as (
      insert into outbox_event (id, company_id, actor_id, type, payload)
      values (${id}, ${origin.companyId}, ${origin.actorId}, ${event.type}, ${JSON.stringify(event.payload.parse(payload))}) returning id)
    select app.enqueue(${DELIVER_EVENT}, json_build_object('eventId', id)) from written`.execute(trx);
  return id;
}
