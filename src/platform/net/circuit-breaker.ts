import type { FastifyBaseLogger } from 'fastify';
import { afterFailure, type BreakerState, letPass, WORKING } from './breaker-state.ts';

/** A service that failed too often is not asked; after `until` it may be tried again. */
export class ServiceResting extends Error {
  override readonly name = 'ServiceResting';
  readonly until: Date;
  constructor(service: string, until: Date) {
    super(`${service} failed several times in a row and is not used until ${until.toISOString()}`);
    this.until = until;
  }
}

/** What all processes know of the services, kept across restarts. */
export interface OutsideServiceStore {
  readStates(): Promise<ReadonlyMap<string, BreakerState>>;
  /** One more failure, counted together with those of other processes. */
  addFailure(service: string, reason: string, now: Date): Promise<BreakerState>;
  markAnswered(service: string, now: Date): Promise<void>;
}

/** Counts calls for the metrics. */
export type CallResult = 'done' | 'failed' | 'refused';

export interface CircuitBreakerOptions {
  readonly now: () => Date;
  readonly log?: FastifyBaseLogger;
  /** Without one the states are those of this process alone. */
  readonly store?: OutsideServiceStore;
  readonly count?: (service: string, result: CallResult) => void;
}

/** How old the knowledge of other processes may be. */
const READ_EVERY_MS = 5_000;
/** That a service works is written at most this often. */
const WRITE_ANSWERED_EVERY_MS = 60_000;
const REASON_LENGTH = 200;

interface Known {
  state: BreakerState;
  /** Calls and writes that have not ended. */
  underWay: number;
  /** The last reading of the store during which something was written. */
  changedDuring: number;
  answeredAt: number;
}

/**
 * The way to every service outside the product. A service that fails several times in a row rests: calls are refused at
 * once instead of waiting for it. No call waits for the store: it is read and written beside the calls, and a store that
 * is away only means that the other processes learn later.
 */
export class CircuitBreakers {
  readonly #options: CircuitBreakerOptions;
  readonly #services = new Map<string, Known>();
  readonly #beside = new Set<Promise<void>>();
  #readAt = Number.NEGATIVE_INFINITY;
  #reads = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  /**
   * Runs the work, unless the service rests: then it throws ServiceResting. `isOutage` tells a service that is away or
   * broken from one that answered with a refusal; by default every error is an outage.
   */
  async call<T>(
    service: string,
    work: () => Promise<T>,
    isOutage: (error: unknown) => boolean = () => true,
  ): Promise<T> {
    const { now, count } = this.#options;
    this.#readSoon();
    const known = this.#known(service);
    const passed = letPass(known.state, now());
    if (!passed) {
      count?.(service, 'refused');
      throw new ServiceResting(service, known.state.restsUntil!);
    }
    known.state = passed;
    known.underWay += 1;
    try {
      const answer = await work();
      this.#answered(service, known);
      return answer;
    } catch (error) {
      if (isOutage(error)) this.#failed(service, known, error);
      else this.#answered(service, known);
      throw error;
    } finally {
      known.underWay -= 1;
    }
  }

  /** Learns what other processes, or this one before its restart, found out. */
  async read(): Promise<void> {
    this.#readAt = this.#options.now().getTime();
    const begun = ++this.#reads;
    const states = await this.#options.store?.readStates();
    for (const [service, state] of states ?? []) {
      const known = this.#known(service);
      // What a call of this process finds out meanwhile is newer.
      if (known.underWay === 0 && known.changedDuring < begun) known.state = state;
    }
  }

  /** Resolves when nothing is being read or written any more. */
  async settled(): Promise<void> {
    while (this.#beside.size > 0) await Promise.all(this.#beside);
  }

  #known(service: string): Known {
    const known = this.#services.get(service) ?? { state: WORKING, underWay: 0, changedDuring: 0, answeredAt: 0 };
    this.#services.set(service, known);
    return known;
  }

  #answered(service: string, known: Known): void {
    const now = this.#options.now();
    this.#options.count?.(service, 'done');
    const isWorthWriting = known.state.failures > 0 || now.getTime() - known.answeredAt >= WRITE_ANSWERED_EVERY_MS;
    known.state = WORKING;
    if (!isWorthWriting) return;
    known.answeredAt = now.getTime();
    this.#write(known, (store) => store.markAnswered(service, now));
  }

  #failed(service: string, known: Known, error: unknown): void {
    const { now: clock, count, log } = this.#options;
    const now = clock();
    count?.(service, 'failed');
    known.state = afterFailure(known.state, now);
    const { failures, restsUntil } = known.state;
    if (restsUntil) log?.warn({ service, failures, err: error }, 'a service outside the product rests');
    this.#write(known, async (store) => {
      const together = await store.addFailure(service, reasonOf(error), now);
      if (known.state.failures > 0 && together.failures > known.state.failures) known.state = together;
    });
  }

  #readSoon(): void {
    if (this.#options.now().getTime() - this.#readAt >= READ_EVERY_MS) this.#runBeside(() => this.read());
  }

  #write(known: Known, work: (store: OutsideServiceStore) => Promise<void>): void {
    if (!this.#options.store) return;
    known.underWay += 1;
    this.#runBeside(async (store) => {
      try {
        await work(store);
      } finally {
        known.underWay -= 1;
        known.changedDuring = this.#reads;
      }
    });
  }

  #runBeside(work: (store: OutsideServiceStore) => Promise<void>): void {
    const { store, log } = this.#options;
    if (!store) return;
    const done = work(store).catch((error: unknown) => {
      log?.debug({ err: error }, 'the states of services outside the product could not be shared');
    });
    this.#beside.add(done);
    void done.finally(() => this.#beside.delete(done));
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.slice(0, REASON_LENGTH);
}
