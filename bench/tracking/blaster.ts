import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Blast {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds of each request. */
  readonly times: readonly number[];
}

/** The text of the next HTTP request. */
export type NextRequest = () => string;

const END = '\r\n\r\n';

/** Sends ready texts over plain sockets, one request under way on each: the client costs as little as it can. */
export async function blast(address: string, next: NextRequest, count: number, connections: number): Promise<Blast> {
  const { hostname, port } = new URL(address);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const times: number[] = [];
  let left = count;
  const begun = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      while (left > 0) {
        left -= 1;
        const sent = performance.now();
        await ask(socket, next());
        times.push(performance.now() - sent);
      }
    }),
  );
  const rate = (count / (performance.now() - begun)) * 1000;
  for (const socket of sockets) socket.destroy();
  return { rate, times };
}

/** Anything but a success ends the measurement. */
function ask(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = '';
    const take = (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const head = received.indexOf(END);
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
      if (received.length < head + END.length + length) return;
      socket.off('data', take);
      if (/^HTTP\/1\.1 20/.test(received)) resolve();
      else reject(new Error(received.slice(0, 400)));
    };
    socket.on('data', take);
    socket.write(request);
  });
}

export const part = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;

export const post = (path: string, token: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n` +
  `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
