import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { DeviceCodec } from '../../rules/codecs/device-codec.ts';
import type { Ingest } from '../../rules/messages/ingest-types.ts';
import type { DeviceListener, Report } from './device-listener.ts';
import { TcpConnection, type TcpLimits } from './tcp-connection.ts';

const MINUTE = 60_000;
const LIMITS: TcpLimits = { connections: 10_000, loginMs: MINUTE / 2, idleMs: 20 * MINUTE, problems: 10 };

export interface TcpListenerOptions {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** One for each connection. */
  readonly createCodec: () => DeviceCodec;
  readonly ingest: Ingest;
  readonly report: Report;
  readonly limits?: Partial<TcpLimits>;
}

/** Listens for devices of one protocol; connections above the limit are cut at once. */
export async function startTcpListener(options: TcpListenerOptions): Promise<DeviceListener> {
  const { host, port, createCodec, ingest, report } = options;
  const limits = { ...LIMITS, ...options.limits };
  const connections = new Set<TcpConnection>();
  // The line stays open for the answer when a device has said all it wanted.
  const server = createServer({ allowHalfOpen: true, keepAlive: true }, (socket) => {
    const connection = new TcpConnection(socket, createCodec(), ingest, report, limits);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });
  server.maxConnections = limits.connections;
  server.on('drop', () => report({ via: 'tcp', kind: 'cut', detail: 'too many connections' }));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await Promise.all([...connections].map((connection) => connection.close()));
      await closed;
    },
  };
}
