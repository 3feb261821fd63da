import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '../db/database.ts';
import type { Metrics } from '../metrics.ts';
import type { RealtimeHub } from './hub.ts';
import { PersistentConnection } from './persistent-connection.ts';
import { type HubLimits, Tabs } from './tabs.ts';
import { CHANNEL, decodeSignal, encodeMessage, type Signal } from './wire.ts';

const LIMITS: HubLimits = {
  heartbeatMs: 15_000,
  streamsPerPerson: 20,
  pendingBytes: 256 * 1024,
  messagesRemembered: 100,
  streamLifeMs: 30 * 60_000,
};

export interface HubOptions {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly limits?: Partial<HubLimits>;
}

/**
 * PostgreSQL transports the messages: NOTIFY is part of the sender's transaction and reaches every listening process in
 * the order of the commits, or none when the transaction rolls back.
 */
export async function createRealtimeHub({ url, log, metrics, limits }: HubOptions): Promise<RealtimeHub> {
  const settings = { ...LIMITS, ...limits };
  const tabs = new Tabs(settings);
  const count = () => metrics.streams.set(tabs.count);

  const connection = await PersistentConnection.open({
    url,
    log,
    name: 'tropeiro-realtime',
    notified: (payload) => {
      const signal = decodeSignal(payload);
      if (signal) obey(tabs, signal);
      else log.warn('unreadable message on the realtime channel');
      count();
    },
    opened: async (client, again) => {
      await client.query(`listen ${CHANNEL}`);
      if (again) tabs.resync();
    },
  });
  const heartbeat = setInterval(() => tabs.heartbeat(), settings.heartbeatMs).unref();
  let isClosed = false;

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
      const stream = tabs.add(session, count);
      count();
      return stream;
    },
    get clients() {
      return tabs.count;
    },
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      await connection.close();
      tabs.close(() => true);
      count();
    },
  };
}

function obey(tabs: Tabs, signal: Signal): void {
  if ('e' in signal) tabs.deliver(signal.u, signal.c, signal.e, signal.d);
  else if ('session' in signal) tabs.close((tab) => tab.sessionId === signal.session);
  else {
    const { user, company } = signal;
    tabs.close((tab) => tab.userId === user && (company === undefined || tab.companyId === company));
  }
}

async function notify(trx: Trx, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return;
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(trx);
}
