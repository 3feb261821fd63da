import { sql } from 'kysely';
import type { z } from 'zod';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '../db/database.ts';
import { DELIVER_EVENT, type EventType } from './events.ts';

/** Writes an event for each payload, with the jobs that deliver them, in one statement. */
export async function emitMany<S extends z.ZodType>(
  trx: Trx,
  event: EventType<S>,
  origin: { readonly companyId: string | null; readonly actorId: string | null },
  payloads: readonly z.input<S>[],
): Promise<void> {
  if (payloads.length === 0) return;
  const events = payloads.map((payload) => ({ id: createId(), payload: event.payload.parse(payload) }));
  await sql`with written as (
      insert into outbox_event (id, company_id, actor_id, type, payload)
      select e.id, ${origin.companyId}, ${origin.actorId}, ${event.type}, e.payload
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (id uuid, payload jsonb) returning id)
    select app.enqueue(${DELIVER_EVENT}, json_build_object('eventId', id)) from written`.execute(trx);
}
