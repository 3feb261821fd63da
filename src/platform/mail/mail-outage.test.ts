import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DownloadView, readDownload } from '#kernel/download-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { type RunningWorker, startWorker } from '../jobs/worker.ts';
import { addFreights, createFreightTables, freightList, freightSource } from '../list/freight.fixture.ts';
import { REST_MS } from '../net/breaker-state.ts';

const { download } = listCalls(freightList);

let app: TestApp;
let ana: TestUser;
let owner: pg.Pool;
let worker: RunningWorker;
let port: number;
let silent: Server | undefined;
const held = new Set<Socket>();

/** Accepts everybody and never says a word. */
async function hang(): Promise<void> {
  silent = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => undefined).on('close', () => held.delete(socket));
  });
  await new Promise<void>((ready) => silent?.listen(port, '127.0.0.1', ready));
  port = (silent.address() as AddressInfo).port;
}

async function hangUp(): Promise<void> {
  for (const socket of held) socket.destroy();
  await new Promise((closed) => silent?.close(closed));
}

beforeAll(async () => {
  port = 0;
  await hang();
  app = await startTestApp({
    areas: [{ name: 'freights', routes: [], lists: [freightSource] }],
    config: { SMTP_URL: `smtp://127.0.0.1:${port}`, DEV_PAGES: false },
  });
  await createFreightTables(app.databaseUrl);
  const company = await app.world.company();
  ana = await app.world.user({ company, permissions: ['freight-read', 'freight-download'] });
  await addFreights(app.services.database, company.id, [{ code: 'OC-1' }]);
  owner = new pg.Pool({ connectionString: app.databaseUrl, max: 2 });
  worker = await startWorker(app.services, app.product.jobs, [], app.databaseUrl);
});
afterAll(async () => {
  await hangUp();
  await worker.stop();
  await owner.end();
  await app.close();
});

async function queueMails(count: number): Promise<void> {
  await app.services.database.asPlatform(async (trx) => {
    for (let nth = 0; nth < count; nth += 1)
      await app.services.mail.send(trx, { to: `p${nth}@x.example`, subject: `Aviso ${nth}`, paragraphs: ['Oi'] });
  });
}

const jobs = async (result: string) => {
  const { values } = await app.services.metrics.jobs.get();
  return values.find(({ labels }) => labels.job === 'platform.sendMail' && labels.result === result)?.value ?? 0;
};

describe('a mail server that accepts and never answers', () => {
  it('does not keep other work waiting', async () => {
    await queueMails(80);
    await expect.poll(() => held.size).toBeGreaterThan(0);
    const ordered = await app.call(ana, download, { body: {} as never });
    const id = (ordered.body as { downloadId: string }).downloadId;
    const status = async () => ((await app.call(ana, readDownload, { params: { id } })).body as DownloadView).status;
    await expect.poll(status).toBe('ready');
    expect(await jobs('done')).toBe(0);
  });

  it('is left alone after a few failures; the mails wait without being given up, and arrive in the end', async () => {
    await expect.poll(() => jobs('postponed')).toBeGreaterThan(0);
    const untouched = async () =>
      (
        await owner.query(`select from graphile_worker.jobs
          where task_identifier = 'platform.sendMail' and attempts = 0 and run_at > now() and locked_at is null`)
      ).rowCount;
    await expect.poll(untouched).toBeGreaterThan(60);
    await hangUp();

    const received = new Set<string>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, { envelope }, done) => {
        for (const { address } of envelope.rcptTo) received.add(address);
        stream.resume().on('end', done);
      },
    });
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    app.travel(REST_MS);
    const hurry = async () => {
      await owner.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
      return received.size;
    };
    await expect.poll(hurry, { interval: 500 }).toBe(80);
    expect(await jobs('given-up')).toBe(0);
    await new Promise<void>((closed) => server.close(closed));
  });
});
