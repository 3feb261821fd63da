import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { defineJob } from './job.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Small enough that no step blocks others for long. */
const BATCH = 2_000;

const REPEATED_REQUESTS_MS = 48 * HOUR_MS;
const EVENTS_MS = 30 * DAY_MS;
const SESSIONS_MS = 30 * DAY_MS;
const MAILBOX_MS = 30 * DAY_MS;

interface Rest {
  readonly table: string;
  readonly keptMs: number;
  /** Which rows are old, given the time before which they are. */
  readonly old: (before: Date) => RawBuilder<unknown>;
}

const RESTS: readonly Rest[] = [
  { table: 'idempotency_key', keptMs: REPEATED_REQUESTS_MS, old: (before) => sql`created_at < ${before}` },
  { table: 'outbox_event', keptMs: EVENTS_MS, old: (before) => sql`delivered_at < ${before}` },
  { table: 'user_session', keptMs: SESSIONS_MS, old: (before) => sql`least(expires_at, revoked_at) < ${before}` },
  { table: 'password_recovery', keptMs: SESSIONS_MS, old: (before) => sql`expires_at < ${before}` },
  { table: 'attempt_budget', keptMs: DAY_MS, old: (before) => sql`opened_at < ${before}` },
  { table: 'mail_message', keptMs: MAILBOX_MS, old: (before) => sql`created_at < ${before}` },
];

/** Nightly: removes temporary records of the platform. */
export const sweepJob = defineJob({
  name: 'platform.sweep',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_, { database, log, now }) => {
    const removed: Record<string, number> = {};
    for (const rest of RESTS) removed[rest.table] = await remove(database, rest, now());
    log.info({ removed }, 'swept');
  },
});

async function remove(database: Database, { table, keptMs, old }: Rest, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMs);
  for (let total = 0; ; ) {
    const count = await database.asPlatform(async (trx) => {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${old(before)} limit ${sql.lit(BATCH)}))`.execute(trx);
      return Number(numAffectedRows ?? 0);
    });
    total += count;
    if (count < BATCH) return total;
  }
}
