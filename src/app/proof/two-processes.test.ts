import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { EmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { startTemporaryPostgres } from '#platform/db/embedded/temporary-postgres.ts';
import { type ServerProcess, send, startServerProcess, tokenOf } from './server-process.fixture.ts';

const SECRET = 'the-same-on-both-sides-of-the-river-0123456789';
const BOSS = 'company-administrator@serra.demo';
const OPERATOR = 'operator@serra.demo';
const MINUTES = 60_000;

let cluster: EmbeddedPostgres;
let dataDir: string;
let servers: readonly ServerProcess[];

beforeAll(async () => {
  cluster = await startTemporaryPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-two-'));
  await chmod(dataDir, 0o711);
  const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, AUTH_SECRET: SECRET, FILES_SECRET: SECRET };
  // Both find an empty database and start at the same moment.
  servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
}, 2 * MINUTES);

afterAll(async () => {
  for (const server of servers ?? []) await server.end('SIGTERM');
  await cluster?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface OpenTab {
  readonly events: string[];
  ended: boolean;
}

/** Listens on a stream until it ends. */
async function listen(address: string, token: string): Promise<OpenTab> {
  const tab: OpenTab = { events: [], ended: false };
  const reply = await fetch(`${address}/api/realtime`, { headers: { authorization: `Bearer ${token}` } });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
      for (const [, event = ''] of decoder.decode(chunk, { stream: true }).matchAll(/^event: (\S+)/gm))
        tab.events.push(event);
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      tab.ended = true;
    });
  await vi.waitFor(() => expect(tab.events).toContain('ready'), { timeout: 10_000 });
  return tab;
}

const addressOf = (nth: number): string => servers[nth]!.address;

it('both migrated one database and loaded the demo once', async () => {
  const token = await tokenOf(addressOf(0), 'super-administrator@tropeiro.demo');
  const { body } = await send(addressOf(1), token, 'GET', '/companies?size=50');
  expect((body as { totalRegistry: number }).totalRegistry).toBe(18);
});

it(
  'what one process sets going is done once and told to the clients of both',
  async () => {
    const token = await tokenOf(addressOf(0), BOSS);
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
    await vi.waitFor(() => expect(tabs.map(readies)).toEqual([1, 1]), { timeout: 20_000, interval: 50 });
  },
  MINUTES,
);

it(
  'whoever is disabled through one process loses the stream on the other',
  async () => {
    const boss = await tokenOf(addressOf(0), BOSS);
    const operator = await tokenOf(addressOf(1), OPERATOR);
    const tab = await listen(addressOf(1), operator);
    const { body } = await send(addressOf(0), boss, 'GET', `/company/users?search=${OPERATOR}`);
    const [user] = (body as { users: { userId: string }[] }).users;
    const disabled = await send(addressOf(0), boss, 'PUT', '/company/users/disable/', {
      userId: user?.userId,
      enable: false,
    });
    expect(disabled.status).toBe(200);
    await vi.waitFor(() => expect(tab.ended).toBe(true), { timeout: 5_000, interval: 20 });
    expect((await send(addressOf(1), operator, 'GET', '/users/current')).status).toBe(401);
  },
  MINUTES,
);
