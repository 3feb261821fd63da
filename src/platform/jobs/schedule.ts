import { parseCronItem } from 'graphile-worker';
import type pg from 'pg';
import type { CronEntry } from './job.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 24 * 60 * MINUTE_MS;

/** The first minute after `after` that matches the five fields, in UTC. */
export function nextRun({ schedule, job }: CronEntry, after: Date): Date {
  const { match } = parseCronItem({ task: job, match: schedule });
  const first = (Math.floor(after.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
  for (let time = first; time < first + YEAR_MS; time += MINUTE_MS) {
    const at = new Date(time);
    const fields = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    };
    if (match(fields)) return at;
  }
  throw new Error(`${job}: the schedule ${schedule} names no minute of the coming year`);
}

/**
 * The next run of every entry is always in the queue under a key of its own: many processes agree on it without
 * communication, and a run missed while nothing was running happens at the next start.
 */
export async function keepScheduled(pool: pg.Pool, entries: readonly CronEntry[], now: Date): Promise<void> {
  for (const entry of entries) {
    await pool.query(
      `select graphile_worker.add_job($1, '{}'::json, run_at => $2::timestamptz, job_key => $3)
       where not exists (select from graphile_worker.jobs where key = $3 and attempts < max_attempts)`,
      [entry.job, nextRun(entry, now), `cron:${entry.job}`],
    );
  }
}

/** Queues what runs at every start; several processes that start together share one run. */
export async function queueAtStart(pool: pg.Pool, entries: readonly CronEntry[]): Promise<void> {
  for (const { job } of entries.filter(({ atStart }) => atStart)) {
    await pool.query(`select graphile_worker.add_job($1, '{}'::json, job_key => $2)`, [job, `start:${job}`]);
  }
}
