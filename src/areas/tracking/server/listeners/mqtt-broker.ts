import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { Aedes, type Client, type PublishPacket } from 'aedes';
import type { Ingest } from '../../rules/messages/ingest-types.ts';
import { type DeviceListener, type Report, textOf } from './device-listener.ts';
import { MqttFrames } from './mqtt-frames.ts';
import { readPayload, topicParts } from './mqtt-payload.ts';

const MINUTE = 60_000;
const LIMITS = {
  connections: 10_000,
  /** Enough for a thousand messages of our own format. */
  payloadBytes: 256 * 1024,
  /** For those that promise no sign of life; the others have the one they promise. */
  idleMs: 30 * MINUTE,
};
const LONGEST_SECRET = 200;

export interface MqttBrokerOptions {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly ingest: Ingest;
  readonly report: Report;
  readonly limits?: Partial<typeof LIMITS>;
}

/** What a device showed when it connected, and the last message it waits for. */
interface Session {
  /** Null where the user name is the secret itself. */
  readonly identifier: string | null;
  readonly secret: string;
  readonly address: string;
  last: Promise<unknown>;
}

/**
 * A broker that only takes: devices publish to `positions/{identifier}`, nobody subscribes, nothing is kept. A message
 * of QoS 1 is acknowledged after the commit, because the broker waits for whoever decides about it.
 */
export async function startMqttBroker(options: MqttBrokerOptions): Promise<DeviceListener> {
  const { host, port, ingest, report } = options;
  const limits = { ...LIMITS, ...options.limits };
  const sessions = new WeakMap<Client, Session>();
  const running = new Set<Promise<unknown>>();
  let isClosing = false;

  const broker = await Aedes.createBroker({
    connectTimeout: MINUTE / 4,
    maxInflightInbound: 20,
    maxTopicLevels: 4,
    preConnect: (_, packet, done) => {
      // A last will would speak for a device that is gone.
      delete packet.will;
      done(null, !isClosing);
    },
    authenticate: (client, username = '', password, done) => {
      const secret = password && password.length > 0 ? password.toString() : username;
      const isGiven = secret !== '' && secret.length <= LONGEST_SECRET;
      const { remoteAddress: address = '' } = client.conn as Socket;
      if (isGiven) {
        sessions.set(client, {
          identifier: secret === username ? null : username,
          secret,
          address,
          last: Promise.resolve(),
        });
      } else report({ via: 'mqtt', kind: 'refused', detail: 'no secret' });
      done(null, isGiven);
    },
    authorizeSubscribe: (_, __, done) => done(null, null),
    authorizePublish: (client, packet, done) => {
      // Nothing is kept for later subscribers: there are none.
      packet.retain = false;
      const session = client && sessions.get(client);
      // What stands behind a packet that was too large is not taken either.
      if (!session || isClosing || client.conn.destroyed) return done(new Error('not open'));
      const stored = take(session, packet);
      // Acknowledged in the order in which they came, as the protocol demands.
      const answered = session.last.then(() => stored).then(done);
      session.last = answered;
      running.add(answered);
      void answered.finally(() => running.delete(answered));
    },
  });
  broker.addListener('error', (error: unknown) => report({ via: 'mqtt', kind: 'failed', detail: textOf(error) }));

  /** An error cuts the connection without acknowledging: the device sends again. */
  async function take(session: Session, { topic, payload }: PublishPacket): Promise<Error | null> {
    const parts = /^positions\/[^/]+$/.test(topic) ? topicParts(topic) : null;
    if (!parts || (session.identifier !== null && session.identifier !== parts.identifier)) {
      report({ via: 'mqtt', kind: 'refused', detail: 'foreign topic' });
      return new Error('foreign topic');
    }
    const read = readPayload(payload.toString(), parts.identifier);
    if ('problem' in read) {
      // Acknowledged all the same: sent again it would be no better, and would hold up what comes after it.
      report({ via: 'mqtt', kind: 'unreadable', detail: read.problem.kind });
      return null;
    }
    try {
      const sender = { kind: 'secret', secret: session.secret } as const;
      const source = { kind: 'address', value: session.address } as const;
      const outcome = await ingest({ sender, via: 'mqtt', messages: read.messages, source });
      if (outcome.kind === 'stored') return null;
      report({ via: 'mqtt', kind: outcome.kind, detail: 'message' });
      return new Error(outcome.kind);
    } catch (error) {
      report({ via: 'mqtt', kind: 'failed', detail: textOf(error) });
      return new Error('failed');
    }
  }

  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true, keepAlive: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.setTimeout(limits.idleMs, () => socket.destroy());
    broker.handle(socket);
    const frames = new MqttFrames(limits.payloadBytes);
    // Sees each piece just before the broker does.
    socket.on('data', (chunk: Buffer) => {
      if (frames.accepts(chunk)) return;
      report({ via: 'mqtt', kind: 'cut', detail: 'packet too large' });
      socket.destroy();
    });
  });
  server.maxConnections = limits.connections;
  server.on('drop', () => report({ via: 'mqtt', kind: 'cut', detail: 'too many connections' }));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      isClosing = true;
      const closed = once(server, 'close');
      server.close();
      await Promise.all(running);
      // The broker writes its last acknowledgements when everything else of this turn has run.
      await setImmediate();
      await new Promise<void>((resolve) => broker.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
