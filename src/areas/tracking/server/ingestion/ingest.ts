import type { Incoming, Ingest, Outcome } from '#areas/tracking/rules/messages/ingest-types.ts';
import { databaseProblem, isTransient } from '#platform/db/database-problem.ts';
import type { Services } from '#platform/services.ts';
import { BatchQueue } from './batch-queue.ts';
import { DeviceLimits } from './device-limits.ts';
import { DeviceSources } from './device-sources.ts';
import { MessageCap } from './kept-messages.ts';
import { keyOf } from './sender.ts';
import { type Request, storeBatch } from './store-batch.ts';
import { Strangers } from './strangers.ts';
import { Tally } from './tally.ts';
import { writeDown } from './write-down.ts';

const TRIES = 3;
const BUSY_SECONDS = 2;
const WRITE_DOWN_MS = 2_000;

/** The one way in for messages of devices, whatever their protocol; answers after the commit. */
export class Ingestion {
  readonly #services: Services;
  readonly #queue: BatchQueue<Request, Outcome>;
  readonly #limits = new DeviceLimits();
  readonly #cap = new MessageCap();
  readonly #tally = new Tally();
  readonly #sources: DeviceSources;
  readonly strangers = new Strangers();
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(services: Services) {
    this.#services = services;
    this.#sources = new DeviceSources(services);
    this.#queue = new BatchQueue((requests) => this.#store(requests));
  }

  readonly ingest: Ingest = async (incoming) => {
    const { messages } = incoming;
    if (messages.length === 0) return { kind: 'stored', stored: 0, refused: 0 };
    const arrivedAt = this.#services.now();
    const key = keyOf(incoming.sender);
    const wait = this.#limits.take(key, messages.length, Date.now());
    if (wait > 0) return this.#counted(incoming, { kind: 'busy', retryAfterSeconds: wait, isTooMuch: true });
    const stored = this.#queue.add({ incoming, arrivedAt }, messages.length);
    if (!stored) {
      this.#limits.giveBack(key, messages.length);
      return this.#counted(incoming, { kind: 'busy', retryAfterSeconds: BUSY_SECONDS });
    }
    this.#services.metrics.deviceMessagesWaiting.set(this.#queue.size);
    try {
      return this.#counted(incoming, await stored);
    } catch (error) {
      if (!databaseProblem(error)) throw error;
      this.#limits.giveBack(key, messages.length);
      return this.#counted(incoming, { kind: 'busy', retryAfterSeconds: BUSY_SECONDS });
    }
  };

  /** Writes down what was counted; by itself it does so every few seconds. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#writing;
    this.#writing = this.#writeDown().catch((error) => {
      this.#services.log.warn({ err: error }, 'counts of devices were lost');
    });
    await this.#writing;
  }

  async #writeDown(): Promise<void> {
    await writeDown(this.#services, this.#tally.take());
    await this.#sources.writeDown(this.#services);
  }

  #counted(incoming: Incoming, outcome: Outcome): Outcome {
    const { metrics } = this.#services;
    metrics.deviceMessages.inc({ result: outcome.kind }, incoming.messages.length);
    metrics.deviceMessagesWaiting.set(this.#queue.size);
    return outcome;
  }

  async #store(requests: readonly Request[]): Promise<readonly Outcome[]> {
    try {
      return await this.#storeTogether(requests);
    } catch (error) {
      if (isAway(error) || requests.length === 1) throw error;
      // One that cannot be stored takes no other with it.
      this.#services.log.error({ err: error }, 'messages are stored one by one');
      const apart: Outcome[] = [];
      for (const request of requests) {
        const [outcome = { kind: 'refused' }] = await this.#storeTogether([request]).catch((problem): Outcome[] => {
          if (isAway(problem)) throw problem;
          this.#services.log.error({ err: problem }, 'a message cannot be stored');
          return [{ kind: 'stored', stored: 0, refused: request.incoming.messages.length }];
        });
        apart.push(outcome);
      }
      return apart;
    }
  }

  async #storeTogether(requests: readonly Request[]): Promise<readonly Outcome[]> {
    for (let tried = 1; ; tried += 1) {
      try {
        const result = await this.#services.database.asPlatform((trx) => storeBatch(trx, requests, this.#cap));
        this.#tally.add(result);
        this.#sources.note(requests, result);
        this.#timer ??= setTimeout(() => void this.settle(), WRITE_DOWN_MS).unref();
        return result.outcomes;
      } catch (error) {
        if (!isTransient(error) || tried === TRIES) throw error;
      }
    }
  }
}

/** Not now, rather than not at all. */
const isAway = (error: unknown): boolean => (databaseProblem(error)?.status ?? 0) === 503;

const known = new WeakMap<Services, Ingestion>();

/** One for the whole process, however many protocols bring messages. */
export function ingestionOf(services: Services): Ingestion {
  const ingestion = known.get(services) ?? new Ingestion(services);
  known.set(services, ingestion);
  return ingestion;
}

export const ingest = (services: Services): Ingest => ingestionOf(services).ingest;
