import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import { type BreakerState, FAILURES_UNTIL_REST, restFrom } from './breaker-state.ts';
import type { OutsideServiceStore } from './circuit-breaker.ts';

export interface OutsideServiceRecord extends BreakerState {
  readonly name: string;
  readonly failedAt: Date | null;
  readonly answeredAt: Date | null;
  /** What the last failure said. */
  readonly reason: string | null;
}

/** Every service that was ever used; needs platform scope. */
export async function readOutsideServices(trx: Trx): Promise<OutsideServiceRecord[]> {
  const rows = await trx.selectFrom('outside_service').selectAll().orderBy('name').execute();
  return rows.map((row) => ({
    name: row.name,
    failures: row.failures,
    restsUntil: row.rests_until,
    failedAt: row.failed_at,
    answeredAt: row.answered_at,
    reason: row.reason,
  }));
}

export function outsideServiceStore({ asPlatform }: Pick<Database, 'asPlatform'>): OutsideServiceStore {
  return {
    readStates: async () => {
      const services = await asPlatform(readOutsideServices);
      return new Map(services.map(({ name, failures, restsUntil }) => [name, { failures, restsUntil }]));
    },
    addFailure: (name, reason, now) => asPlatform((trx) => addFailure(trx, name, reason, now)),
    markAnswered: (name, now) => asPlatform((trx) => markAnswered(trx, name, now)),
  };
}

async function addFailure(trx: Trx, name: string, reason: string, now: Date): Promise<BreakerState> {
  const { rows } = await sql<BreakerState>`
    insert into outside_service as known (name, failures, failed_at, reason) values (${name}, 1, ${now}, ${reason})
    on conflict (name) do update set
      failures = known.failures + 1,
      rests_until = case when known.failures + 1 >= ${FAILURES_UNTIL_REST} then ${restFrom(now)}::timestamptz end,
      failed_at = excluded.failed_at,
      reason = excluded.reason
    returning failures, rests_until as "restsUntil"`.execute(trx);
  return rows[0]!;
}

async function markAnswered(trx: Trx, name: string, now: Date): Promise<void> {
  await trx
    .insertInto('outside_service')
    .values({ name, answered_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ failures: 0, rests_until: null, answered_at: now }))
    .execute();
}
