import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { TabStream } from './tab-stream.ts';

const PENDING_BYTES = 1_000_000;
const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A tab as a browser has it: the stream on the server, and what arrives over a real connection. */
async function openTab(): Promise<{ readonly stream: TabStream; readonly response: http.IncomingMessage }> {
  const stream = new TabStream(PENDING_BYTES);
  stream.on('error', () => undefined);
  const server = http.createServer((_request, reply) => {
    reply.on('close', () => stream.destroy());
    stream.send('before\n\n');
    stream.pipe(reply.setHeader('connection', 'close'));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [response] = await once(http.get({ port: (server.address() as AddressInfo).port }), 'response');
  return { stream, response };
}

it('what was sent before the connection was there comes first, and nothing is wrapped around a message', async () => {
  const { stream, response } = await openTab();
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const shared = Buffer.from('olá\n\n');
  stream.send(shared);
  stream.send('after\n\n');
  await expect.poll(() => text).toBe('before\n\nolá\n\nafter\n\n');
  expect(response.headers['transfer-encoding']).toBeUndefined();
  expect(stream.hasReader).toBe(true);
});

it('ends cleanly when everything was read', async () => {
  const { stream, response } = await openTab();
  const closed = once(stream, 'close');
  response.resume();
  stream.send('last\n\n');
  stream.finish();
  await once(response, 'end');
  expect(response.complete).toBe(true);
  await closed;
});

it('a reader that takes nothing is dropped instead of being remembered for ever', async () => {
  const { stream, response } = await openTab();
  response.on('error', () => undefined).pause();
  const message = Buffer.alloc(PENDING_BYTES / 2);
  // More than the connection itself holds.
  for (let sent = 0; sent < 64 && !stream.destroyed; sent += 1) {
    stream.send(message);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(stream.destroyed).toBe(true);
});

it('a browser that leaves ends its stream', async () => {
  const { stream, response } = await openTab();
  response.on('error', () => undefined);
  const closed = once(stream, 'close');
  response.destroy();
  await closed;
  stream.send('nobody reads it\n\n');
});
