import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get as httpGet, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Product } from '#app/compose.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { catalogues } from '#app/phrases/catalogues.ts';
import { MIGRATIONS } from '#testing/test-database.ts';
import { createWorld, type TestUser } from '#testing/world.ts';
import { readConfig } from '../config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { THROWAWAY_SETTINGS } from '../db/embedded/temporary-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { ask, prepareNotes, probeRoutes, slowWrite, whoAmI } from './probe.fixture.ts';

let folder: string;
let cluster: EmbeddedPostgres;
let product: Product;
let user: TestUser;
let during = async () => {};

const startCluster = () => startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), settings: THROWAWAY_SETTINGS });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropeiro-outage-'));
  cluster = await startCluster();
  await migrate(cluster.url, MIGRATIONS);
  await prepareNotes(cluster.url);
  product = await compose({
    config: readConfig({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' }),
    databaseUrl: cluster.url,
    areas: [{ name: 'probe', routes: probeRoutes(() => during()) }],
    catalogues,
    permissions: PERMISSION_CATALOGUE,
    log: pino({ level: 'silent' }),
  });
  const world = createWorld(product.services);
  user = await world.user({ company: await world.company() });
});
afterAll(async () => {
  await product.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const who = () =>
  product.http.inject({ url: `/api${whoAmI.path}`, headers: { authorization: `Bearer ${user.token}` } });
const write = (name: string) =>
  product.http.inject({ method: 'POST', url: `/api${slowWrite.path}`, payload: { name } });
const ready = async () => (await product.http.inject({ url: '/readyz' })).statusCode;

describe('while the database is away', () => {
  it('requests get 503, work in progress is not written, and everything works once it is back', async () => {
    expect((await who()).statusCode).toBe(200);
    during = () => cluster.stop();
    const cutOff = await write('cut off');
    expect([cutOff.statusCode, cutOff.json().code]).toEqual([503, 'request.unavailable']);

    during = async () => undefined;
    const replies = await Promise.all([who(), who(), write('refused')]);
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code]).toEqual([503, 'request.unavailable']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await ready()).toBe(503);
    expect((await product.http.inject({ url: '/healthz' })).statusCode).toBe(200);

    const { port } = cluster;
    cluster = await startCluster();
    expect(cluster.port).toBe(port);
    await expect.poll(ready).toBe(200);
    expect((await who()).statusCode).toBe(200);
    expect((await write('back again')).statusCode).toBe(200);
    expect(await ask(cluster.url, 'select name from probe_note')).toEqual(['back again']);
  });
});

describe('over a real connection', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await product.http.listen({ port: 0, host: '127.0.0.1' }));
  });

  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let reply = '';
      const socket = connect(Number(address.port), address.hostname, () => socket.write(text));
      socket.on('data', (chunk) => {
        reply += chunk;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(reply));
    });

  it.each([
    ['no HTTP at all', 'hello there\r\n\r\n', 400, 'request.unreadable'],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n', 400, 'request.unreadable'],
    [
      'two lengths',
      'POST /api/probe/slow HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
      'request.unreadable',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 413, 'request.tooLarge'],
  ])('%s is refused in the usual shape', async (_name, text, status, code) => {
    const reply = await raw(text);
    expect(reply.split('\r\n')[0]).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(reply.slice(reply.indexOf('\r\n\r\n')))).toMatchObject({ code, message: expect.any(String) });
  });

  it('a server that stops finishes its requests and accepts no new ones', async () => {
    const agent = new Agent({ keepAlive: true });
    const read = (path: string) =>
      new Promise<{ status: number; body: string }>((resolve, reject) => {
        httpGet({ agent, host: address.hostname, port: address.port, path }, collect(resolve)).on('error', reject);
      });
    expect((await read('/healthz')).status).toBe(200);

    let begun: () => void = () => undefined;
    let release: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    during = async () => {
      begun();
      await released;
    };
    const running = post(agent, '{"name":"last words"}');
    await hasBegun;
    const ended = product.close();
    await expect
      .poll(() =>
        read('/healthz').then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200);
    release();
    const reply = await running;
    expect(reply.status).toBe(200);
    await ended;
    expect(await ask(cluster.url, "select name from probe_note where name = 'last words'")).toHaveLength(1);
    agent.destroy();
  });

  function post(agent: Agent, body: string) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const options = {
        agent,
        method: 'POST',
        host: address.hostname,
        port: address.port,
        path: `/api${slowWrite.path}`,
        headers: { 'content-type': 'application/json' },
      };
      httpRequest(options, collect(resolve)).on('error', reject).end(body);
    });
  }
});

function collect(done: (reply: { status: number; body: string }) => void) {
  return (response: NodeJS.ReadableStream & { statusCode?: number }) => {
    let body = '';
    response.on('data', (chunk) => {
      body += chunk;
    });
    response.on('end', () => done({ status: response.statusCode ?? 0, body }));
  };
}
