import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Where a connection ends: before the request arrives, in its middle, while the server works, or before the reply. */
export const CUTS = ['before', 'middle', 'working', 'reply'] as const;
export type Cut = (typeof CUTS)[number];

export interface CuttingProxy {
  readonly address: string;
  /** The cuts that happened, in their order. */
  readonly cuts: readonly Cut[];
  readonly requests: () => number;
  close(): Promise<void>;
}

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) /;

/** Stands between a phone and the server; `plan` says which requests, by their number, lose their connection. */
export async function startCuttingProxy(to: string, plan: ReadonlyMap<number, Cut>): Promise<CuttingProxy> {
  const { hostname: host, port } = new URL(to);
  const open = new Set<Socket>();
  const cuts: Cut[] = [];
  let requests = 0;
  const proxy = createServer((phone) => {
    const server = connect(Number(port), host);
    let current: Cut | undefined;
    const end = () => {
      phone.destroy();
      server.destroy();
    };
    const cut = (what: Cut) => {
      cuts.push(what);
      current = undefined;
      end();
    };
    for (const socket of [phone, server]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', () => {
        open.delete(socket);
        end();
      });
    }
    phone.on('data', (chunk: Buffer) => {
      if (REQUEST.test(chunk.toString('latin1', 0, 8))) current = plan.get(requests++);
      if (current === 'before') return cut('before');
      if (current === 'middle') return server.write(chunk.subarray(0, chunk.length / 2), () => cut('middle'));
      if (current === 'working') {
        // The server has all of it, and nobody waits for its reply.
        return server.write(chunk, () => chunk.includes('}') && cut('working'));
      }
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => (current === 'reply' ? cut('reply') : phone.write(chunk)));
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cuts,
    requests: () => requests,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => proxy.close(done));
    },
  };
}
