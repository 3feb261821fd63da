import { sql } from 'kysely';
import type { z } from 'zod';
import type { Trx } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { QueueName } from './queues.ts';

/** A piece of background work. It may run more than once, so it must be safe to repeat. */
export interface JobHandler<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly queue: QueueName;
  readonly payload: S;
  /** `attempt` counts from one. */
  readonly run: (payload: z.output<S>, services: Services, attempt?: number) => Promise<void>;
}

export function defineJob<S extends z.ZodType>(job: JobHandler<S>): JobHandler<S> {
  return job;
}

export interface CronEntry {
  /** Cron syntax with five fields, UTC. */
  readonly schedule: string;
  readonly job: string;
  /** Runs once more whenever a worker starts, because something must not wait for the first minute of its schedule. */
  readonly atStart?: true;
}

export interface JobOptions {
  readonly runAt?: Date;
  readonly key?: string;
  readonly maxAttempts?: number;
}

const MAX_ATTEMPTS = 12;

/** Enqueues work inside the transaction: it runs if, and only if, the transaction commits. */
export async function enqueue<S extends z.ZodType>(
  trx: Trx,
  job: Pick<JobHandler<S>, 'name' | 'payload'>,
  payload: z.input<S>,
  options: JobOptions = {},
): Promise<void> {
  const { runAt = null, key = null, maxAttempts = MAX_ATTEMPTS } = options;
  await sql`select app.enqueue(${job.name}, ${JSON.stringify(payload)}::json, ${runAt}, ${key}, ${maxAttempts})`.execute(
    trx,
  );
}

/** One job per payload, in one statement. */
export async function enqueueAll<S extends z.ZodType>(
  trx: Trx,
  job: Pick<JobHandler<S>, 'name' | 'payload'>,
  payloads: readonly z.input<S>[],
  options: Pick<JobOptions, 'maxAttempts'> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const { maxAttempts = MAX_ATTEMPTS } = options;
  await sql`select app.enqueue_all(${job.name}, ${JSON.stringify(payloads)}::json, ${maxAttempts})`.execute(trx);
}
