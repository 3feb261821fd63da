import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { demoEmail } from '#app/demo/accounts.ts';
import { addAddress, listAddresses } from '#areas/companies/contract/address.calls.ts';
import { recordedPostmaster } from '#platform/db/embedded/postmaster.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { type Client, clientAt, signInAt } from './client.fixture.ts';
import { buildProgram, type Program, type Running } from './program.fixture.ts';

/** Whole processes start, die and recover here; a busy machine may take its time. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const POLL = { timeout: 120_000, interval: 20 };
const COMPANIES = ['illimani', 'valle', 'serra', 'cuyo'];

let program: Program;
let env: Record<string, string>;
let running: Running;
let writers: Writer[];
const onLinux = it.runIf(process.platform === 'linux');

beforeAll(async () => {
  program = await buildProgram();
  env = { DATA_DIR: await program.folder() };
  running = await program.start(env);
  writers = await Promise.all(COMPANIES.map(Writer.of));
});
afterAll(() => program.remove());

/** Adds addresses to a company, one after the other, and remembers what it was told about each. */
class Writer {
  readonly client: Client;
  readonly acknowledged = new Set<string>();
  /** Sent, but nobody said what became of them. */
  readonly unclear = new Set<string>();
  readonly statuses = new Set<number>();
  #number = 0;
  #company: string;

  private constructor(company: string, client: Client) {
    this.#company = company;
    this.client = client;
  }

  static async of(company: string): Promise<Writer> {
    const token = await signInAt(running.address, demoEmail('company-administrator', company));
    return new Writer(
      company,
      clientAt(() => running.address, token),
    );
  }

  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#number += 1;
      await this.write(`${this.#company} ${this.#number}`);
    }
  }

  /** The name is the key as well: sending it again means the same. */
  async write(name: string): Promise<void> {
    this.unclear.add(name);
    const headers = { 'idempotency-key': `address-${name.replace(' ', '-')}` };
    const answer = await this.client.call(addAddress, { body: { fullName: name } }, headers).catch(() => undefined);
    if (answer) this.statuses.add(answer.status);
    if (answer?.status !== 201) return;
    this.unclear.delete(name);
    this.acknowledged.add(name);
  }

  async retryUnclear(): Promise<void> {
    for (const name of [...this.unclear]) await this.write(name);
  }

  /** Names that are missing, or there more than once. */
  async differences(): Promise<{ lost: string[]; doubled: string[] }> {
    const { body } = await this.client.call(listAddresses);
    const there = body.addresses.map(({ fullName }) => fullName);
    return {
      lost: [...this.acknowledged].filter((name) => !there.includes(name)),
      doubled: there.filter((name, index) => there.indexOf(name) !== index),
    };
  }
}

const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged.size, 0);
const unclear = () => writers.reduce((sum, writer) => sum + writer.unclear.size, 0);

/** Writes while something terrible happens as soon as so many more writes have been acknowledged. */
async function whileWriting(after: number, disaster: () => Promise<unknown> | unknown): Promise<void> {
  const goal = acknowledged() + after;
  let isOver = false;
  const writing = writers.map((writer) => writer.writeUntil(() => isOver));
  await expect.poll(acknowledged, POLL).toBeGreaterThanOrEqual(goal);
  await disaster();
  isOver = true;
  await Promise.all(writing);
}

async function expectNothingLost(): Promise<void> {
  const before = await Promise.all(writers.map((writer) => writer.differences()));
  expect(before).toEqual(writers.map(() => ({ lost: [], doubled: [] })));
  await Promise.all(writers.map((writer) => writer.retryUnclear()));
  expect(unclear()).toBe(0);
  const after = await Promise.all(writers.map((writer) => writer.differences()));
  expect(after).toEqual(writers.map(() => ({ lost: [], doubled: [] })));
}

const cluster = () => join(env.DATA_DIR!, 'postgres', 'cluster');
const answers = () =>
  writers[0]!.client.call(listAddresses).then(
    ({ status }) => status,
    () => 0,
  );

describe('a server that is killed while it writes', () => {
  it.each([17, 58, 31])('has lost nothing it acknowledged, after %i more writes', async (after) => {
    await whileWriting(after, () => running.end('SIGKILL'));
    running = await program.start(env);
    await expectNothingLost();
  });
});

describe('a database that is killed while it writes', () => {
  onLinux('comes back by itself when one of its processes dies, and the server with it', async () => {
    await whileWriting(23, () => process.kill(backendOf(recordedPostmaster(cluster())!), 'SIGKILL'));
    await expect.poll(answers, POLL).toBe(200);
    await expectNothingLost();
  });

  it('is away as a whole: the server says so, ends in order, and the next start recovers everything', async () => {
    await whileWriting(23, async () => {
      process.kill(recordedPostmaster(cluster())!, 'SIGKILL');
      await expect.poll(answers, POLL).toBe(503);
    });
    expect(await running.end('SIGTERM')).toBe(0);
    running = await program.start(env);
    await expectNothingLost();
  });

  it('was told as nothing else than "not now" to those who wrote', () => {
    const told = new Set(writers.flatMap((writer) => [...writer.statuses]));
    expect([...told].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(acknowledged()).toBeGreaterThan(150);
    process.stdout.write(`kill: ${acknowledged()} writes acknowledged, 0 lost\n`);
  });
});

describe('a start', () => {
  it('in a folder where the product runs already says so in one line', async () => {
    const { code, lines } = await program.fail(env);
    expect([code, lines]).toEqual([1, [`tropeiro: Already running at ${running.address} (process ${running.pid})`]]);
    expect(await answers()).toBe(200);
  });

  it.each([
    [{ PORT: 'abc' }, /^tropeiro: PORT: /],
    [{ LOG_LEVEL: 'loud' }, /^tropeiro: LOG_LEVEL: /],
    [{ AUTH_SECRET: 'short' }, /^tropeiro: AUTH_SECRET: at least 32 characters$/],
    [{ S3_BUCKET: 'files' }, /^tropeiro: S3_ACCESS_KEY, S3_SECRET_KEY: needed together with S3_BUCKET$/],
    [{ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, /^tropeiro: DATABASE_URL: connect ECONNREFUSED/],
  ])('with %j stops with one line', async (wrong, line) => {
    const { code, lines } = await program.fail({
      DATA_DIR: await program.folder(),
      ...(wrong as unknown as Record<string, string>),
    });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(line)]);
  });

  it('on a port that is taken stops with one line', async () => {
    const database = await createTestDatabase(inject('clusterUrl'));
    const { port } = new URL(running.address);
    const settings = { DATA_DIR: await program.folder(), DATABASE_URL: database.url, DEMO: 'off', PORT: port };
    const { code, lines } = await program.fail(settings);
    expect([code, lines]).toEqual([1, [`tropeiro: PORT: 127.0.0.1:${port} is taken by another program`]]);
    await database.drop();
  });

  it('that ends on a signal leaves nothing running', async () => {
    expect(await running.end('SIGTERM')).toBe(0);
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
  });
});

/** A process of the database that serves a connection of the product. */
function backendOf(postmaster: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = processes.find((pid) => {
    try {
      const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return Number(afterName.split(' ')[1]) === postmaster && /postgres: postgres /.test(title);
    } catch {
      return false;
    }
  });
  if (!found) throw new Error('the database serves nobody');
  return Number(found);
}
