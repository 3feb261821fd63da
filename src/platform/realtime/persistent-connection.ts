import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 10_000;
const CHECK_EVERY_MS = 15_000;
const RETRY_MS = 500;

export interface ConnectionOptions {
  readonly url: string;
  readonly name: string;
  readonly log: FastifyBaseLogger;
  /** Prepares every new connection (its role, locks) before it counts as open. */
  readonly opened: (client: pg.Client) => Promise<void>;
}

/**
 * A connection of its own, outside every pool, for what lasts as long as the connection, such as session locks, and
 * for what must not wait for a pool. When the database goes away, it reconnects as soon as the database is back.
 */
export class PersistentConnection {
  readonly #options: ConnectionOptions;
  readonly #check: NodeJS.Timeout;
  #client: pg.Client | undefined;
  #reconnecting: Promise<void> | undefined;
  #closed = false;

  private constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#check = setInterval(() => void this.#verify(), CHECK_EVERY_MS).unref();
  }

  /** Rejects when the first connection fails; later losses are repaired. */
  static async open(options: ConnectionOptions): Promise<PersistentConnection> {
    const connection = new PersistentConnection(options);
    try {
      await connection.#connect();
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async query<R extends object>(text: string, values: unknown[] = []): Promise<readonly R[]> {
    if (!this.#client) throw new Error(`${this.#options.name}: the connection is away`);
    return (await this.#client.query<R>(text, values)).rows;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#check);
    await this.#reconnecting;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: this.#options.name,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    const lost = () => this.#lost(client);
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      await this.#options.opened(client);
      this.#client = client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#options.log.warn({ connection: this.#options.name }, 'database connection lost, connecting again');
    this.#reconnecting = this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed && !this.#client) {
      await new Promise((resume) => setTimeout(resume, RETRY_MS * (0.5 + Math.random())));
      if (this.#closed) return;
      await this.#connect().catch(() => undefined);
    }
  }

  /** A peer that disappeared is noticed by its silence. */
  async #verify(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => this.#lost(client));
  }
}
