import type { PersistentConnection } from './persistent-connection.ts';
import type { Batch } from './signal-feed.ts';

/** What one process read: everything that became visible since a transaction. */
export interface SharedBatch extends Batch {
  readonly since: number;
}

/** Carries what one process has read to all others. */
export interface Relay {
  /** False while it is away: then every process reads for itself. */
  readonly isUp: boolean;
  send(batch: SharedBatch): void;
  close(): Promise<void>;
}

/** After this much silence a process reads for itself, and asks whether it should do so for all. */
const SILENCE_MS = 1_500;
/** An arbitrary lock number; who holds it reads for all. */
const READER_LOCK = 7_305_426;

/**
 * Of all processes one reads the database and passes on what it read. It is the one that holds a lock, which ends with its
 * connection, so another takes over when it is gone. Whatever goes wrong, each process still reads for itself.
 */
export class SharedReading {
  readonly #connection: PersistentConnection;
  readonly #relay: Relay;
  readonly #receive: (batch: SharedBatch) => void;
  #isReader = false;
  #receivedAt = Number.NEGATIVE_INFINITY;

  constructor(connection: PersistentConnection, relay: Relay, receive: (batch: SharedBatch) => void) {
    this.#connection = connection;
    this.#relay = relay;
    this.#receive = receive;
  }

  get isReader(): boolean {
    return this.#isReader;
  }

  /** Whether this process has to read the database now. */
  async isOurs(): Promise<boolean> {
    if (!this.#relay.isUp) {
      await this.#resign();
      return true;
    }
    if (this.#isReader) return true;
    if (performance.now() - this.#receivedAt < SILENCE_MS) return false;
    const rows = await this.#connection.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      READER_LOCK,
    ]);
    this.#isReader = rows[0]?.held === true;
    return true;
  }

  received(batch: SharedBatch): void {
    // Its own come back to nobody, so these are of another reader: the one before, or the next.
    this.#receivedAt = performance.now();
    this.#receive(batch);
  }

  passOn(batch: SharedBatch): void {
    if (this.#isReader && this.#relay.isUp) this.#relay.send(batch);
  }

  /** The connection is a new one, and holds no lock. */
  lost(): void {
    this.#isReader = false;
  }

  close(): Promise<void> {
    this.#isReader = false;
    return this.#relay.close();
  }

  /** Nobody would receive what it reads; perhaps somebody else reaches the others. */
  async #resign(): Promise<void> {
    if (!this.#isReader) return;
    this.#isReader = false;
    await this.#connection.query('select pg_advisory_unlock($1)', [READER_LOCK]);
  }
}
