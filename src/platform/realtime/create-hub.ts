import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '../db/database.ts';
import { ROLES } from '../db/roles.ts';
import type { Metrics } from '../metrics.ts';
import type { RealtimeHub, TopicWatcher } from './hub.ts';
import { type NatsOptions, openNatsRelay } from './nats-relay.ts';
import { PersistentConnection } from './persistent-connection.ts';
import { SharedReading } from './shared-reading.ts';
import { type Batch, KEPT_SECONDS, readSignals, removeOldSignals } from './signal-feed.ts';
import { type HubLimits, Tabs } from './tabs.ts';
import type { Topics } from './topic-access.ts';
import { encodeMessage } from './wire.ts';

const LIMITS: HubLimits = {
  heartbeatMs: 15_000,
  streamsPerPerson: 20,
  streamsPerLink: 100,
  pendingBytes: 256 * 1024,
  streamLifeMs: 30 * 60_000,
  readEveryMs: 250,
};
const REMOVE_EVERY_MS = 60_000;

export interface HubOptions {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly topics?: Topics;
  readonly limits?: Partial<HubLimits>;
  /** Where many processes share one reading. */
  readonly nats?: NatsOptions | undefined;
}

/**
 * The database carries everything: what a transaction writes to `app.signal` is committed with it or not at all, and
 * each process reads what is new to it, a few times a second while it has tabs open or keeps something. With NATS one
 * process reads for all others, who go to the database only for what they missed.
 */
export async function createRealtimeHub(options: HubOptions): Promise<RealtimeHub> {
  const { url, log, metrics, topics = {}, limits, nats } = options;
  const settings = { ...LIMITS, ...limits };
  const tabs = new Tabs(settings, topics);
  const watchers = new Watchers();
  const count = () => metrics.streams.set(tabs.count);
  let shared: SharedReading | undefined;
  const connection = await PersistentConnection.open({
    url,
    log,
    name: 'tropeiro-realtime',
    opened: async (client) => {
      await client.query(`set role ${ROLES.platform}`);
      shared?.lost();
    },
  });

  let isClosed = false;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastRead = Date.now();
  let isFailing = false;
  /** Whether the next reading is of the database, whoever reads for the others. */
  let mustRead = true;

  /** The connection reconnects by itself; until then there is nothing to read. */
  const failed = (error: unknown): undefined => {
    if (!isFailing && !isClosed) log.warn({ err: error }, 'changes cannot be read');
    if (!isFailing) watchers.lose();
    isFailing = true;
  };
  const read = async (): Promise<void> => {
    if (shared && !mustRead && !(await shared.isOurs())) return;
    mustRead = false;
    const { since, latest } = tabs.ask();
    const batch = await readSignals(connection, since, latest);
    if (!batch) return;
    shared?.passOn({ since, ...batch });
    metrics.changesRead.inc({ from: 'database' });
    take(batch);
  };
  const take = (batch: Batch): void => {
    isFailing = false;
    // Entries are removed after a while, so after a long outage nobody knows what was missed.
    if (Date.now() - lastRead > KEPT_SECONDS * 1000) {
      tabs.resync();
      watchers.lose();
    }
    lastRead = Date.now();
    tabs.receive(batch);
    watchers.receive(batch);
    count();
  };
  /** What another process has read. It is of use where nothing lies between it and what was read here. */
  const receive = ({ since, ...batch }: Batch & { readonly since: number }): void => {
    if (isClosed || tabs.hasRead(batch.position)) return;
    const asked = reading ? undefined : tabs.ask();
    if (asked && !asked.latest && asked.since >= since) {
      metrics.changesRead.inc({ from: 'nats' });
      take(batch);
    } else {
      mustRead = true;
      if (isWanted()) keepReading();
    }
  };
  const isWanted = () => tabs.count > 0 || watchers.count > 0;
  /** Reads now, and then again and again while tabs are open. A tab that opens meanwhile is served by the next reading. */
  const keepReading = (): void => {
    clearTimeout(timer);
    if (isClosed || reading) return;
    reading = read()
      .catch(failed)
      .finally(() => {
        reading = undefined;
        if (!isClosed && (isWanted() || shared?.isReader))
          timer = setTimeout(keepReading, settings.readEveryMs).unref();
      });
  };

  if (nats) {
    const relay = await openNatsRelay({ ...nats, connection, log, receive: (batch) => shared?.received(batch) });
    shared = new SharedReading(connection, relay, receive);
  }

  const heartbeat = setInterval(() => tabs.heartbeat(), settings.heartbeatMs).unref();
  const removal = setInterval(() => void removeOldSignals(connection).catch(() => undefined), REMOVE_EVERY_MS).unref();

  return {
    publish: (trx, to, event, data) => notify(trx, [encodeMessage({ to, event, data })]),
    publishAll: (trx, messages) => notify(trx, messages.map(encodeMessage)),
    closeSessions: (trx, which) =>
      notify(trx, [JSON.stringify('sessionId' in which ? { session: which.sessionId } : { user: which.userId })]),
    reopen: (trx, { userIds, companyId }) =>
      notify(
        trx,
        userIds.map((user) => JSON.stringify({ user, company: companyId })),
      ),
    open: (session) => {
      // It would never be closed, and a stopping server waits for its streams.
      if (isClosed) throw requestErrors.unavailable({ retryAfter: 2 });
      if (!isWanted()) {
        lastRead = Date.now();
        tabs.startOver();
      }
      const stream = tabs.add(session, count);
      mustRead = true;
      count();
      keepReading();
      return stream;
    },
    watch: async (watcher) => {
      if (!isWanted()) {
        lastRead = Date.now();
        tabs.startOver();
      }
      watchers.add(watcher);
      mustRead = true;
      keepReading();
      await reading;
    },
    announce: (changes) => tabs.announce(changes),
    get clients() {
      return tabs.count;
    },
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      clearInterval(removal);
      clearTimeout(timer);
      tabs.close(() => true);
      await shared?.close();
      await connection.close();
      await reading;
      count();
    },
  };
}

/** What is kept in this process and forgotten on a change. */
class Watchers {
  readonly #watchers = new Set<TopicWatcher>();
  /** Whether changes were missed until the next reading, which says from where on none is. */
  #isLost = true;

  get count(): number {
    return this.#watchers.size;
  }

  add(watcher: TopicWatcher): void {
    this.#watchers.add(watcher);
  }

  receive({ entries }: Batch): void {
    if (this.#isLost) for (const { lost } of this.#watchers) lost();
    this.#isLost = false;
    for (const { change } of entries) {
      for (const { topic, changed } of this.#watchers) if (topic === change?.topic) changed(change.companyId);
    }
  }

  lose(): void {
    this.#isLost = true;
    for (const { lost } of this.#watchers) lost();
  }
}

async function notify(trx: Trx, messages: readonly string[]): Promise<void> {
  if (messages.length === 0) return;
  await sql`select app.send_signals(${messages}::jsonb[])`.execute(trx);
}
