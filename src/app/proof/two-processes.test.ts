import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, MIGRATIONS, type TestDatabase } from '#testing/test-database.ts';
import { type PreparedPeople, preparePeople } from './prepared-people.fixture.ts';
import {
  listen,
  type OpenTab,
  type ServerProcess,
  send,
  startServerProcess,
  tokenOf,
} from './server-process.fixture.ts';

const SECRET = 'the-same-on-both-sides-of-the-river-0123456789';
/** Safety nets for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_200_000;

let database: TestDatabase;
let dataDir: string;
let servers: readonly ServerProcess[] = [];
let people: PreparedPeople;

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'), { empty: true });
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-two-'));
  await chmod(dataDir, 0o711);
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, AUTH_SECRET: SECRET, FILES_SECRET: SECRET };
  // Both find an empty database and start at the same moment.
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  people = await preparePeople(database.url);
}, PATIENCE_MS);

afterAll(async () => {
  for (const server of servers) await server.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

const addressOf = (nth: number): string => servers[nth]!.address;

it('both migrated one database, each step once', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  await client.end();
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
  expect(rows.map(({ name }) => name)).toEqual(files.sort());
  for (const { address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

it(
  'a job started by one process runs once and is published to the clients of both',
  async () => {
    const token = await tokenOf(addressOf(0), people.admin.email);
    const tabs = [await listen(addressOf(0), token), await listen(addressOf(1), token)];
    const ordered = await send(
      addressOf(0),
      token,
      'POST',
      '/company/users/download',
      {},
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(ordered.status).toBe(202);
    const readies = (tab: OpenTab) => tab.events.filter((event) => event === 'downloads.ready').length;
    await expect.poll(() => tabs.map(readies)).toEqual([1, 1]);
  },
  PATIENCE_MS,
);

it(
  'a record changed through one process reaches the tabs of both, and those that come back to the other',
  async () => {
    const token = await tokenOf(addressOf(0), people.admin.email);
    const tabs = [await listen(addressOf(0), token), await listen(addressOf(1), token)];
    const add = async (fullName: string) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const { status } = await send(addressOf(0), token, 'POST', '/company/addresses', { fullName }, key);
      expect(status).toBe(201);
    };
    const knows = (tab: OpenTab) => tab.received.includes('"topic":"address"');
    await add('Depósito norte');
    await expect.poll(() => tabs.map(knows)).toEqual([true, true]);
    const { lastEventId } = tabs[0]!;
    tabs[0]!.close();
    await add('Depósito sul');
    const back = await listen(addressOf(1), token, lastEventId);
    expect([knows(back), back.events.includes('resync')]).toEqual([true, false]);
  },
  PATIENCE_MS,
);

it(
  'a user disabled through one process loses the stream on the other',
  async () => {
    const boss = await tokenOf(addressOf(0), people.admin.email);
    const operator = await tokenOf(addressOf(1), people.operator.email);
    const tab = await listen(addressOf(1), operator);
    const disabled = await send(addressOf(0), boss, 'PUT', '/company/users/disable/', {
      userId: people.operator.userId,
      enable: false,
    });
    expect(disabled.status).toBe(200);
    await expect.poll(() => tab.ended).toBe(true);
    expect((await send(addressOf(1), operator, 'GET', '/users/current')).status).toBe(401);
  },
  PATIENCE_MS,
);
