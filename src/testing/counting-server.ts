import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingServer {
  readonly address: string;
  /** Method and address of everything that was asked for, in this order: what a browser takes from its cache is not. */
  readonly asked: readonly string[];
  close(): void;
}

/** Stands before a server and notes what reaches it, by a page or by its service worker. */
export async function startCountingServer(target: string): Promise<CountingServer> {
  const asked: string[] = [];
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = incoming;
    asked.push(`${method} ${url}`);
    const behind = request(new URL(url, target), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    behind.on('error', () => outgoing.destroy());
    // The page may leave a stream that is still open; what is complete shares its connection with the next.
    outgoing.on('close', () => outgoing.writableFinished || behind.destroy());
    incoming.pipe(behind);
  };
  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
