import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dueSchedulesJob } from '#areas/reports/server/schedules/due-schedules.ts';
import { sendMailJob } from '#platform/mail/send-mail.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { preparePeople } from './prepared-people.fixture.ts';
import { type ServerProcess, send, startServerProcess, tokenOf } from './server-process.fixture.ts';

const SECRET = 'the-same-before-and-after-the-kill-0123456789';
const OUTSIDE = 'gerencia@cliente.test';
/** A safety net for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_200_000;

let database: TestDatabase;
let owner: pg.Client;
let dataDir: string;
let server: ServerProcess | undefined;
let mailServer: SMTPServer;
let admin: string;
let env: Readonly<Record<string, string>>;

/** The Message-ID of each mail that arrived, by its recipient. */
const arrived = new Map<string, string[]>();
let isSilent = true;

beforeAll(async () => {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, session, callback) => {
      const [, id = ''] = /^message-id:\s*(\S+)/im.exec(await text(stream)) ?? [];
      for (const { address } of session.envelope.rcptTo) arrived.set(address, [...(arrived.get(address) ?? []), id]);
      // Whoever sent it cannot know that it arrived.
      if (!isSilent) callback();
    },
  });
  await new Promise<void>((ready) => mailServer.listen(0, '127.0.0.1', ready));
  const { port } = mailServer.server.address() as AddressInfo;
  database = await createTestDatabase(inject('clusterUrl'));
  admin = (await preparePeople(database.url)).admin.email;
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-report-'));
  await chmod(dataDir, 0o711);
  env = {
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, AUTH_SECRET: SECRET, FILES_SECRET: SECRET },
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  };
}, PATIENCE_MS);

afterAll(async () => {
  await server?.end('SIGTERM');
  await owner.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  await new Promise<void>((closed) => mailServer.close(closed));
}, PATIENCE_MS);

async function count(query: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${query}`);
  return rows[0]!.count;
}

/** What every minute does, without waiting for it. */
const beginDue = (client = owner) =>
  client.query('select graphile_worker.add_job($1, $2)', [dueSchedulesJob.name, '{}']);
/** Mails and schedules that nobody has dealt with to the end. */
const waiting = () =>
  count(`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('${sendMailJob.name}', '${dueSchedulesJob.name}')`);

it(
  'a schedule that is due is sent once, killed while the report is made and again while it is sent',
  async () => {
    server = await startServerProcess(env);
    const token = await tokenOf(server.address, admin);
    const { body: people } = await send(server.address, token, 'GET', '/reports/schedules/people');
    const { _id: userId } = (people as { people: { _id: string; email: string }[] }).people.find(
      ({ email }) => email === admin,
    )!;
    const form = {
      ...{ name: 'Resumo', screen: 'operations', format: 'xlsx', filters: { period: '7' }, language: 'es' },
      ...{ frequency: 'daily', hour: '08:00', recipients: [{ userId }, { email: OUTSIDE }] },
    };
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await send(server.address, token, 'POST', '/reports/schedules', form, key)).status).toBe(201);

    // The run has begun and cannot end: its mails are the last it writes.
    await owner.query('begin');
    await owner.query('lock table report_mail in share mode');
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query(`update report_schedule set next_at = now() - interval '1 minute'`);
    await beginDue(other);
    await other.end();
    await expect
      .poll(() => count(`pg_locks where relation = 'report_mail'::regclass and not granted`))
      .toBeGreaterThan(0);
    await server.end('SIGKILL');
    await owner.query('rollback');
    expect(await count('report_mail')).toBe(0);

    // Its mails arrive, and the process dies before it knows.
    server = await startServerProcess(env);
    await expect.poll(() => arrived.size).toBe(2);
    await server.end('SIGKILL');
    const first = new Map([...arrived].map(([address, [id]]) => [address, id]));
    isSilent = false;
    server = await startServerProcess(env);
    await beginDue();
    await expect.poll(() => Math.min(...[...arrived.values()].map((ids) => ids.length))).toBeGreaterThan(1);
    await expect.poll(waiting).toBe(0);

    expect([...arrived.keys()].sort()).toEqual([OUTSIDE, admin].sort());
    for (const [address, ids] of arrived)
      expect([address, new Set(ids)]).toEqual([address, new Set([first.get(address)])]);
    expect(await count(`report_run where state = 'sent'`)).toBe(1);
    expect([await count('report_run'), await count('report_mail')]).toEqual([1, 2]);
  },
  PATIENCE_MS,
);
