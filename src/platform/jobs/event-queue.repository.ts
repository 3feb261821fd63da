import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { EventEnvelope } from './events.ts';

/** All of it needs platform scope. */
export interface ClaimedEvent extends EventEnvelope {
  readonly jobId: string;
}

const ENVELOPE = sql`id, type, company_id as "companyId", actor_id as "actorId", payload, created_at as "createdAt"`;

export async function readEvent(trx: Trx, id: string): Promise<(EventEnvelope & { isDelivered: boolean }) | undefined> {
  const { rows } = await sql<EventEnvelope & { isDelivered: boolean }>`
    select ${ENVELOPE}, delivered_at is not null as "isDelivered" from outbox_event where id = ${id}`.execute(trx);
  return rows[0];
}

/** Events in the lane of this one, in the order they happened, for this transaction alone; see app.claim_events. */
export async function claimEvents(
  trx: Trx,
  eventId: string,
  alone: readonly string[],
  most: number,
): Promise<readonly ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    select job_id::text as "jobId", ${ENVELOPE}
    from app.claim_events(${eventId}, ${alone}::text[], ${most})`.execute(trx);
  return rows;
}

/** Those that were not delivered to the subscriber before; a parallel delivery waits here for the other one. */
export async function recordDeliveries(
  trx: Trx,
  deliveries: readonly { readonly eventId: string; readonly subscriber: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ eventId: string; subscriber: string }>`
    insert into event_delivery (event_id, subscriber)
    select * from unnest(${deliveries.map(({ eventId }) => eventId)}::uuid[],
      ${deliveries.map(({ subscriber }) => subscriber)}::text[])
    on conflict do nothing returning event_id as "eventId", subscriber`.execute(trx);
  return new Set(rows.map(({ eventId, subscriber }) => deliveryKey(eventId, subscriber)));
}

export const deliveryKey = (eventId: string, subscriber: string): string => `${eventId} ${subscriber}`;

export async function markDelivered(trx: Trx, eventId: string, now: Date): Promise<void> {
  await sql`update outbox_event set delivered_at = ${now} where id = ${eventId}`.execute(trx);
}

export interface Failed {
  readonly jobId: string;
  readonly reason: string;
}

/** The jobs of claimed events: those that were delivered are done, the others are tried again later, each alone. */
export async function settleEvents(
  trx: Trx,
  done: readonly ClaimedEvent[],
  failed: readonly Failed[],
  now: Date,
): Promise<void> {
  await sql`select app.settle_events(${done.map(({ id }) => id)}::uuid[], ${now}, ${done.map(({ jobId }) => jobId)}::bigint[],
    ${failed.map(({ jobId }) => jobId)}::bigint[], ${failed.map(({ reason }) => reason)}::text[])`.execute(trx);
}

export async function openSavepoint(trx: Trx): Promise<void> {
  await sql`savepoint delivery`.execute(trx);
}

export async function keepSavepoint(trx: Trx): Promise<void> {
  await sql`release savepoint delivery`.execute(trx);
}

/** What failed is as if it had not been tried, and others go on in the transaction. */
export async function backToSavepoint(trx: Trx): Promise<void> {
  await sql`rollback to savepoint delivery`.execute(trx);
  await keepSavepoint(trx);
}
