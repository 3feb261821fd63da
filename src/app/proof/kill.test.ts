import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { THROWAWAY_SETTINGS } from '#platform/db/embedded/temporary-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { MIGRATIONS } from '#testing/test-database.ts';
import { preparePeople } from './prepared-people.fixture.ts';
import {
  failedStart,
  listen,
  type ServerProcess,
  send,
  startServerProcess,
  tokenOf,
} from './server-process.fixture.ts';

const ROUNDS = 3;
const WRITERS = 4;
/** Safety nets for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_800_000;

let dataDir: string;
let server: ServerProcess;
/** Each test has its own administrator, so that it finds only its own records. */
const admins: string[] = [];
let admin: string;

/** The folder of a server that was set up before: a start finds a migrated database with people in it. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-kill-'));
  await chmod(dataDir, 0o711);
  const database = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), settings: THROWAWAY_SETTINGS });
  try {
    await migrate(database.url, MIGRATIONS);
    for (let nth = 0; nth < 3; nth += 1) admins.push((await preparePeople(database.url)).admin.email);
  } finally {
    await database.stop();
  }
}, PATIENCE_MS);
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));

beforeEach(async () => {
  admin = admins.shift()!;
  server = await startServerProcess({ DATA_DIR: dataDir });
}, PATIENCE_MS);
afterEach(() => server.end('SIGTERM'), PATIENCE_MS);

/** A request without a reply keeps its key, so that it can be sent again. */
interface Ledger {
  readonly acknowledged: Set<string>;
  readonly open: Map<string, string>;
}

async function write(ledger: Ledger, token: string, name: string, key: string): Promise<void> {
  ledger.open.set(name, key);
  const { status } = await send(
    server.address,
    token,
    'POST',
    '/company/addresses',
    { fullName: name },
    { 'idempotency-key': key },
  );
  if (status !== 201) return;
  ledger.open.delete(name);
  ledger.acknowledged.add(name);
}

/** Several people write until the server is gone. */
async function writeUntilKilled(ledger: Ledger, round: number, strike: () => Promise<unknown>): Promise<void> {
  const token = await tokenOf(server.address, admin);
  const before = ledger.acknowledged.size;
  let struck = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let nth = 0; !struck && nth < 25; nth += 1) {
      await write(ledger, token, `Pátio ${round}-${writer}-${nth}`, crypto.randomUUID()).catch(() => undefined);
      if (!struck && ledger.acknowledged.size - before >= 5 + 7 * round) {
        struck = true;
        await strike();
      }
    }
  });
  await Promise.all(writers);
}

async function storedNames(token: string): Promise<string[]> {
  const { body } = await send(server.address, token, 'GET', '/company/addresses');
  return (body as { addresses: { fullName: string }[] }).addresses
    .map(({ fullName }) => fullName)
    .filter((name) => name.startsWith('Pátio'));
}

async function expectNothingLost(ledger: Ledger): Promise<void> {
  const token = await tokenOf(server.address, admin);
  const found = new Set(await storedNames(token));
  expect([...ledger.acknowledged].filter((name) => !found.has(name))).toEqual([]);
  for (const [name, key] of [...ledger.open]) await write(ledger, token, name, key);
  expect(ledger.open.size).toBe(0);
  const names = await storedNames(token);
  expect(names.length).toBe(new Set(names).size);
  expect(new Set(names)).toEqual(ledger.acknowledged);
}

it(
  'a server killed while it writes loses nothing it has acknowledged, and a repeated request creates no second record',
  async () => {
    const ledger: Ledger = { acknowledged: new Set(), open: new Map() };
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntilKilled(ledger, round, () => server.end('SIGKILL'));
      server = await startServerProcess({ DATA_DIR: dataDir });
      await expectNothingLost(ledger);
    }
    expect(ledger.acknowledged.size).toBeGreaterThan(5 * ROUNDS);
    process.stdout.write(
      `kill: ${ledger.acknowledged.size} writes acknowledged over ${ROUNDS} kills of the server, 0 lost\n`,
    );
  },
  PATIENCE_MS,
);

it(
  'a database killed while it writes is started again: the same server goes on, and loses nothing it has acknowledged',
  async () => {
    const ledger: Ledger = { acknowledged: new Set(), open: new Map() };
    const killDatabase = async () => {
      const [pid] = (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    };
    const token = await tokenOf(server.address, admin);
    const tab = await listen(server.address, token);
    for (let round = 0; round < ROUNDS; round += 1) {
      await writeUntilKilled(ledger, round, killDatabase);
      const statusNow = async () => (await send(server.address, token, 'GET', '/company/addresses')).status;
      await expect.poll(statusNow).toBe(200);
      await expectNothingLost(ledger);
    }
    expect(server.process.exitCode).toBe(null);
    // Background work runs again, and the stream opened before all this still reports it.
    const ordered = await send(
      server.address,
      token,
      'POST',
      '/company/users/download',
      {},
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(ordered.status).toBe(202);
    await expect.poll(() => tab.events).toContain('downloads.ready');
    expect(tab.ended).toBe(false);
    process.stdout.write(
      `kill: ${ledger.acknowledged.size} writes acknowledged over ${ROUNDS} kills of the database, 0 lost\n`,
    );
  },
  PATIENCE_MS,
);

it(
  'a second start prints the address of the first one, and a wrong setting is named',
  async () => {
    const second = await failedStart({ DATA_DIR: dataDir });
    expect(second).toEqual({
      code: 1,
      output: expect.stringMatching(/^tropeiro: Already running at \S+ \(process \d+\)$/),
    });
    const wrong = await failedStart({ DATA_DIR: dataDir, PORT: 'abc' });
    expect(wrong).toEqual({ code: 1, output: expect.stringMatching(/^tropeiro: PORT: [^\n]+$/) });
    const nameless = await failedStart({ DATA_DIR: dataDir, HOST: '0.0.0.0' });
    expect(nameless).toEqual({ code: 1, output: expect.stringMatching(/^tropeiro: PUBLIC_URL: needed [^\n]+$/) });
  },
  PATIENCE_MS,
);
