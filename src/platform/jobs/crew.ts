import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PersistentConnection } from '../realtime/persistent-connection.ts';

/** An arbitrary number: the lock space in which every living worker locks the hash of its name. */
const LOCK_SPACE = 7_305_415;
/** A worker fetches its first job shortly before its name is locked. */
const GRACE_SECONDS = 10;

const HOLD = `select pg_advisory_lock_shared(${LOCK_SPACE}, hashtext(name)) from unnest($1::text[]) as name`;
const LET_GO = `select pg_advisory_unlock_shared(${LOCK_SPACE}, hashtext(name)) from unnest($1::text[]) as name`;
const RELEASE_ABANDONED = `
  with holders as materialized (
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '${GRACE_SECONDS} seconds'),
  dead as materialized (
    select locked_by from holders where pg_try_advisory_xact_lock(${LOCK_SPACE}, hashtext(locked_by)))
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`;

/**
 * Which workers are alive. The queue itself frees the jobs of a killed process only after four hours; here each
 * worker's name is a session lock that disappears with its process, so abandoned jobs can be found at once.
 */
export class Crew {
  readonly #members: Set<string>;
  readonly #connection: PersistentConnection;

  private constructor(members: Set<string>, connection: PersistentConnection) {
    this.#members = members;
    this.#connection = connection;
  }

  static async join(url: string, log: FastifyBaseLogger): Promise<Crew> {
    const members = new Set<string>();
    const connection = await PersistentConnection.open({
      url,
      log,
      name: 'tropeiro-crew',
      opened: async (client) => {
        await client.query(HOLD, [[...members]]);
      },
    });
    return new Crew(members, connection);
  }

  /** While the connection is lost the names are only collected: it locks them when it is back. */
  async enter(names: readonly string[]): Promise<void> {
    for (const name of names) this.#members.add(name);
    await this.#connection.query(HOLD, [names]).catch(() => undefined);
  }

  async leave(names: readonly string[]): Promise<void> {
    for (const name of names) this.#members.delete(name);
    await this.#connection.query(LET_GO, [names]).catch(() => undefined);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Must run on another connection than the crew's own, which would not be blocked by its own locks. */
export async function releaseAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(RELEASE_ABANDONED);
}
