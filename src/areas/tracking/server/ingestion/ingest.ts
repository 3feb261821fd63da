import { storeKnown } from '#areas/positions/server/index.ts';
import type { Incoming, Ingest, Outcome } from '#areas/tracking/rules/messages/ingest-types.ts';
import { databaseProblem, isTransient } from '#platform/db/database-problem.ts';
import { onePerProcess } from '#platform/per-process.ts';
import type { Services } from '#platform/services.ts';
import { BatchQueue } from './batch-queue.ts';
import { BROKER_RATE, DeviceLimits } from './device-limits.ts';
import { DeviceSources } from './device-sources.ts';
import { MessageCap } from './kept-messages.ts';
import { KnownTrackers } from './known-trackers.ts';
import { keyOf } from './sender.ts';
import { groupBySender, outcomesOf, type Request, storeBatch } from './store-batch.ts';
import { Strangers } from './strangers.ts';
import { Tally } from './tally.ts';
import { writeDown } from './write-down.ts';

const TRIES = 3;
const BUSY_SECONDS = 2;
const WRITE_DOWN_MS = 5_000;

/** The one way in for messages of devices, whatever their protocol; answers after the commit. */
export class Ingestion {
  readonly #services: Services;
  readonly #queue: BatchQueue<Request, Outcome>;
  readonly #limits = new DeviceLimits();
  readonly #brokerLimits = new DeviceLimits(BROKER_RATE);
  readonly #cap = new MessageCap();
  readonly #tally = new Tally();
  readonly #sources: DeviceSources;
  readonly #known = new KnownTrackers();
  readonly strangers = new Strangers((key) => this.#known.knows(key));
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
    const limits = incoming.source?.kind === 'broker' ? this.#brokerLimits : this.#limits;
    const wait = limits.take(key, messages.length, Date.now());
    if (wait > 0) return this.#counted(incoming, { kind: 'busy', retryAfterSeconds: wait, isTooMuch: true });
    const stored = this.#queue.add({ incoming, key, arrivedAt }, messages.length);
    if (!stored) {
      limits.giveBack(key, messages.length);
      return this.#counted(incoming, { kind: 'busy', retryAfterSeconds: BUSY_SECONDS });
    }
    try {
      return await stored;
    } catch (error) {
      if (!databaseProblem(error)) throw error;
      limits.giveBack(key, messages.length);
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
    this.#services.metrics.deviceMessages.inc({ result: outcome.kind }, incoming.messages.length);
    return outcome;
  }

  async #store(requests: readonly Request[]): Promise<readonly Outcome[]> {
    const { metrics } = this.#services;
    metrics.deviceMessagesWaiting.set(this.#queue.size);
    const quick = await this.#storeQuickly(requests);
    const left = quick.size < requests.length ? requests.filter((_, nth) => !quick.has(nth)) : [];
    const others = left.length > 0 ? await this.#storeAll(left, quick.size === 0) : [];
    let next = 0;
    const outcomes = requests.map((_, nth) => quick.get(nth) ?? others[next++]!);
    for (const result of ['stored', 'refused'] as const) {
      let messages = 0;
      for (const [nth, { kind }] of outcomes.entries())
        if (kind === result) messages += requests[nth]!.incoming.messages.length;
      if (messages > 0) metrics.deviceMessages.inc({ result }, messages);
    }
    return outcomes;
  }

  /** Of devices that are as this process knows them, by the place of the request; the others are left. */
  async #storeQuickly(requests: readonly Request[]): Promise<ReadonlyMap<number, Outcome>> {
    const reports = this.#known.judgeAll(groupBySender(requests));
    if (reports.length === 0) return new Map();
    try {
      const { changed, outdated } = await this.#services.database.asPlatform((trx) => storeKnown(trx, reports));
      const stored = reports.filter(({ tracker }) => !outdated.has(tracker.id));
      const judged = stored.map((report) => report.judged);
      for (const report of reports) {
        if (outdated.has(report.tracker.id)) this.#known.forget(report.key);
        else this.#known.remember(report.key, report, report.judged, changed);
      }
      this.#count(requests, { judged, refused: [] });
      const outcomes = outcomesOf(requests, judged);
      const byRequest = new Map<number, Outcome>();
      for (const report of stored) for (const nth of report.requests) byRequest.set(nth, outcomes[nth]!);
      return byRequest;
    } catch (error) {
      // Perhaps they are stored after all.
      for (const { key } of reports) this.#known.forget(key);
      if (isAway(error)) throw error;
      this.#services.log.warn({ err: error }, 'messages are stored with everything asked anew');
      return new Map();
    }
  }

  async #storeAll(requests: readonly Request[], isWhole: boolean): Promise<readonly Outcome[]> {
    try {
      return await this.#storeTogether(requests);
    } catch (error) {
      if (isAway(error) || (isWhole && requests.length === 1)) throw error;
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
        this.#count(requests, result);
        const { judged, changed, times } = result;
        for (const one of judged) {
          const { key } = one.tracker;
          const known = times.get(key);
          if (known && changed !== null) this.#known.remember(key, known, one, changed);
        }
        return result.outcomes;
      } catch (error) {
        if (!isTransient(error) || tried === TRIES) throw error;
      }
    }
  }

  #count(requests: readonly Request[], result: Parameters<Tally['add']>[0]): void {
    for (const { request, tracker } of result.refused) if (tracker) this.strangers.learn(request.key);
    this.#tally.add(result);
    this.#sources.note(requests, result);
    this.#timer ??= setTimeout(() => void this.settle(), WRITE_DOWN_MS).unref();
  }
}

/** Not now, rather than not at all. */
const isAway = (error: unknown): boolean => (databaseProblem(error)?.status ?? 0) === 503;

/** One for the whole process, however many protocols bring messages. */
export const ingestionOf = onePerProcess((services: Services) => new Ingestion(services));

export const ingest = (services: Services): Ingest => ingestionOf(services).ingest;
