import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectMqtt } from 'mqtt';
import { crcIbm } from '#areas/tracking/rules/codecs/checksums.ts';
import { TELTONIKA } from '#areas/tracking/rules/codecs/frames.fixture.ts';
import type { Position } from '#kernel/position.ts';

/** Where one process takes messages in; it is another one after a restart, at the same ports. */
export interface Entrance {
  readonly address: () => string;
  readonly mqttPort: number;
  readonly teltonikaPort: number;
}

export interface SentFix extends Position {
  readonly at: Date;
  readonly speedKmh: number;
}

export type Protocol = 'http' | 'mqtt' | 'tcp';

/** A device that keeps what was not acknowledged and sends it again, now to one process and then to the next. */
export interface Sender {
  /** Resolves once the fix was acknowledged. */
  deliver(fix: SentFix): Promise<void>;
  close(): Promise<void>;
}

interface Speaker {
  readonly identifier: string;
  readonly secret: string;
}

const AGAIN_MS = 50;
const ANSWER_MS = 20_000;

const formOf = ({ at, lat, lng, speedKmh }: SentFix): string =>
  `lat=${lat}&lon=${lng}&speed=${speedKmh / 1.852}&timestamp=${at.getTime()}`;

function httpSender({ secret }: Speaker, entrances: readonly Entrance[]): Sender {
  let tries = 0;
  return {
    deliver: async (fix) => {
      for (;;) {
        tries += 1;
        const { address } = entrances[tries % entrances.length]!;
        const status = await fetch(`${address()}/api/positions/osmand/${secret}?${formOf(fix)}`, {
          signal: AbortSignal.timeout(ANSWER_MS),
        }).then(
          (reply) => reply.status,
          () => 0,
        );
        if (status === 200) return;
        await pause(AGAIN_MS);
      }
    },
    close: () => Promise.resolve(),
  };
}

/** The client itself sends again, on its next connection, what was not acknowledged. */
function mqttSender({ identifier, secret }: Speaker, entrances: readonly Entrance[]): Sender {
  const client = connectMqtt({
    servers: entrances.map(({ mqttPort: port }) => ({ host: '127.0.0.1', port, protocol: 'mqtt' as const })),
    ...{ username: identifier, password: secret, reconnectPeriod: AGAIN_MS, clean: false, clientId: identifier },
  });
  client.on('error', () => undefined);
  return {
    deliver: async (fix) => void (await client.publishAsync(`positions/${identifier}`, formOf(fix), { qos: 1 })),
    close: () => client.endAsync(true),
  };
}

/** The published frame with one record, at a place and a time of our own. */
export function teltonikaFrame({ at, lat, lng, speedKmh }: SentFix): Uint8Array {
  const frame = Uint8Array.from(TELTONIKA.codec8);
  const view = new DataView(frame.buffer);
  view.setBigUint64(10, BigInt(at.getTime()));
  view.setInt32(19, Math.round(lng * 1e7));
  view.setInt32(23, Math.round(lat * 1e7));
  view.setUint8(31, 9);
  view.setUint16(32, Math.round(speedKmh));
  view.setUint32(frame.length - 4, crcIbm(frame.subarray(8, frame.length - 4)));
  return frame;
}

function teltonikaLogin(identifier: string): Uint8Array {
  const login = new Uint8Array(2 + identifier.length);
  new DataView(login.buffer).setUint16(0, identifier.length);
  login.set(Buffer.from(identifier), 2);
  return login;
}

function tcpSender({ identifier }: Speaker, entrances: readonly Entrance[]): Sender {
  let socket: Socket | undefined;
  let tries = 0;
  /** The next piece the server says; undefined when the connection is gone. */
  const ask = async (open: Socket, bytes: Uint8Array): Promise<Buffer | undefined> => {
    const decided = new AbortController();
    const signal = AbortSignal.any([decided.signal, AbortSignal.timeout(ANSWER_MS)]);
    const answer = once(open, 'data', { signal }).then(([chunk]) => chunk as Buffer);
    const gone = once(open, 'close', { signal }).then(() => undefined);
    open.write(bytes);
    const first = await Promise.race([answer, gone]).catch(() => undefined);
    decided.abort();
    await Promise.allSettled([answer, gone]);
    return first;
  };
  const connected = async (): Promise<Socket | undefined> => {
    if (socket && !socket.destroyed) return socket;
    tries += 1;
    const next = connectTcp({ host: '127.0.0.1', port: entrances[tries % entrances.length]!.teltonikaPort });
    next.on('error', () => next.destroy());
    const welcome = await ask(next, teltonikaLogin(identifier));
    if (welcome?.[0] === 1) socket = next;
    else next.destroy();
    return socket === next ? next : undefined;
  };
  return {
    deliver: async (fix) => {
      for (;;) {
        const open = await connected();
        const answer = open && (await ask(open, teltonikaFrame(fix)));
        if (answer?.length === 4 && answer.readUInt32BE() === 1) return;
        open?.destroy();
        await pause(AGAIN_MS);
      }
    },
    close: async () => {
      socket?.destroy();
    },
  };
}

const SENDERS = { http: httpSender, mqtt: mqttSender, tcp: tcpSender } as const;

export const senderOf = (protocol: Protocol, speaker: Speaker, entrances: readonly Entrance[]): Sender =>
  SENDERS[protocol](speaker, entrances);
