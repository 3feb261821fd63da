import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { PersistentConnection } from './persistent-connection.ts';
import { parsePosition } from './position.ts';
import type { Relay, SharedBatch } from './shared-reading.ts';
import type { Signal } from './wire.ts';
import { decodeSignal } from './wire.ts';

export interface NatsOptions {
  readonly url: string;
  /** What all processes of the product share, and nobody else. */
  readonly secret: string;
}

interface RelayOptions extends NatsOptions {
  readonly connection: PersistentConnection;
  readonly log: FastifyBaseLogger;
  /** Called with what other processes sent. */
  readonly receive: (batch: SharedBatch) => void;
}

const RETRY_MS = 500;
const PING_MS = 5_000;
const MAC_BYTES = 32;
/** NATS takes no more in one message unless it is told to; whoever gets nothing reads for itself. */
const MOST_BYTES = 1_000_000;

const changeShape = z.object({
  topic: z.string(),
  recordId: z.string().nullable(),
  companyId: z.string().nullable(),
  readers: z.string(),
  userIds: z.array(z.string()).nullable(),
  by: z.object({ userId: z.string(), companyId: z.string().nullable(), name: z.string() }).nullable(),
});
const batchShape = z.object({
  since: z.number(),
  position: z.string(),
  entries: z.array(
    z.object({
      transaction: z.number(),
      ageMs: z.number(),
      change: changeShape.optional(),
      signal: z.unknown().transform((message): Signal | undefined => decodeSignal(message)),
    }),
  ),
});

/**
 * Processes of the same database talk under one subject, each message signed with a key of the product: others may use the
 * same NATS server, and nobody but the product may end a session. It connects and reconnects by itself; the product does
 * not wait for it.
 */
export async function openNatsRelay({ url, secret, connection, log, receive }: RelayOptions): Promise<Relay> {
  const [here] = await connection.query<{ name: string }>(
    `select current_database() || ' ' || oid as name from pg_database where datname = current_database()`,
  );
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, here?.name ?? '', purpose, MAC_BYTES));
  const subject = `tropeiro.changes.${key('realtime subject').toString('hex').slice(0, 24)}`;
  const signingKey = key('realtime messages');
  const sign = (json: Uint8Array) => createHmac('sha256', signingKey).update(json).digest();
  const read = (data: Uint8Array): SharedBatch | undefined => {
    const [mac, json] = [data.subarray(0, MAC_BYTES), data.subarray(MAC_BYTES)];
    return mac.length === MAC_BYTES && timingSafeEqual(mac, sign(json)) ? decodeBatch(json) : undefined;
  };

  let nats: NatsConnection | undefined;
  let isUp = false;
  let isClosed = false;
  const server = new URL(url);
  const ended = connect({
    servers: [server.host],
    ...(server.username && { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) }),
    ...(server.protocol === 'tls:' && { tls: {} }),
    ...{
      name: 'tropeiro',
      noEcho: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      ignoreAuthErrorAbort: true,
    },
    ...{ reconnectTimeWait: RETRY_MS, reconnectJitter: RETRY_MS, pingInterval: PING_MS },
  }).then(
    async (opened) => {
      if (isClosed) return opened.close();
      nats = opened;
      isUp = true;
      log.info({ server: opened.getServer() }, 'changes are shared over NATS');
      opened.subscribe(subject, {
        callback: (_, { data }) => {
          const batch = isClosed ? undefined : read(data);
          if (batch) receive(batch);
        },
      });
      for await (const { type } of opened.status()) {
        if (type === 'disconnect' && isUp) log.warn('NATS is away: each process reads changes for itself');
        if (type === 'disconnect') isUp = false;
        if (type === 'reconnect') isUp = true;
      }
    },
    (error: unknown) => log.error({ err: error }, 'NATS cannot be used: each process reads changes for itself'),
  );

  return {
    get isUp() {
      return isUp;
    },
    send: (batch) => {
      const json = encodeBatch(batch);
      if (json.length + MAC_BYTES <= MOST_BYTES) nats?.publish(subject, Buffer.concat([sign(json), json]));
    },
    close: async () => {
      isClosed = true;
      isUp = false;
      // Before the first connection there is none to close, and the attempts end with the process.
      if (!nats) return;
      await nats.close();
      await ended;
    },
  };
}

const encodeBatch = ({ since, position, entries }: SharedBatch): Uint8Array => {
  const said = entries.map(({ signal, ...entry }) => ({ ...entry, ...(signal && { signal }) }));
  return Buffer.from(JSON.stringify({ since, position: position.id, entries: said }));
};

function decodeBatch(json: Uint8Array): SharedBatch | undefined {
  const { since, position: id, entries } = batchShape.parse(JSON.parse(Buffer.from(json).toString()));
  const position = parsePosition(id);
  return position && { since, position, entries: entries.map(({ change, ...entry }) => ({ ...entry, change })) };
}
