import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { PersistentConnection } from '../realtime/persistent-connection.ts';

/** An arbitrary number: the lock space in which every living worker locks the hash of its name. */
const LOCK_SPACE = 7_305_415;
/** A worker fetches its first job shortly before its name is locked. */
const GRACE_SECONDS = 10;

const LOCK_NAMES = `select pg_advisory_lock_shared(${LOCK_SPACE}, hashtext(name)) from unnest($1::text[]) as name`;
const UNLOCK_NAMES = `select pg_advisory_unlock_shared(${LOCK_SPACE}, hashtext(name)) from unnest($1::text[]) as name`;
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
export class WorkerRegistry {
  readonly #names: Set<string>;
  readonly #connection: PersistentConnection;

  private constructor(registered: Set<string>, connection: PersistentConnection) {
    this.#names = registered;
    this.#connection = connection;
  }

  static async open(url: string, log: FastifyBaseLogger): Promise<WorkerRegistry> {
    const registered = new Set<string>();
    const connection = await PersistentConnection.open({
      url,
      log,
      name: 'tropeiro-workers',
      opened: async (client) => {
        await client.query(LOCK_NAMES, [[...registered]]);
      },
    });
    return new WorkerRegistry(registered, connection);
  }

  /** While the connection is lost the names are only collected: it locks them when it is back. */
  async add(names: readonly string[]): Promise<void> {
    for (const name of names) this.#names.add(name);
    await this.#connection.query(LOCK_NAMES, [names]).catch(() => undefined);
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) this.#names.delete(name);
    await this.#connection.query(UNLOCK_NAMES, [names]).catch(() => undefined);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

/** Must run on another connection than the registry's own, which would not be blocked by its own locks. */
export async function releaseAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(RELEASE_ABANDONED);
}
