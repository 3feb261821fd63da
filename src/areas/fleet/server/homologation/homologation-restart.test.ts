import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOMOLOGATION_RESULT, homologationResultShape } from '#areas/fleet/contract/homologation.realtime.ts';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import { type RunningWorker, startWorker } from '#platform/jobs/worker.ts';
import { publishedMessages } from '#testing/published.ts';
import type { TestUser } from '#testing/world.ts';
import {
  type Asked,
  clear,
  type FleetApp,
  type Register,
  startFleet,
  startRegister,
  type TestVehicle,
} from './homologation.fixture.ts';
import { askRegisterJob, sweepHomologationsJob } from './homologation.jobs.ts';

let register: Register;
let app: FleetApp;
let ana: TestUser;
let truck: TestVehicle;
let owner: pg.Client;
let publishedBefore = 0;
let worker: RunningWorker | undefined;

beforeAll(async () => {
  register = await startRegister();
  const urls = ['RUAT_DEBT', 'RUAT_TECHNICAL', 'RUAT_DIPROVE', 'SOAT'].map((code) => [
    `HOMOLOGATION_${code}_URL`,
    register.url,
  ]);
  app = await startFleet({ ...Object.fromEntries(urls), HOMOLOGATION_PRIVATE: true, HOMOLOGATION_TIMEOUT_MS: 15_000 });
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await register.close();
});
beforeEach(async () => {
  register.answer = clear;
  register.questions.length = 0;
  ana = await app.boss();
  truck = await app.vehicle(ana);
  publishedBefore = (await publishedMessages(app)).length;
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

const results = async () =>
  (await publishedMessages(app, publishedBefore))
    .filter(({ event }) => event === HOMOLOGATION_RESULT)
    .map(({ data }) => homologationResultShape.parse(data));
const notices = async () => (await app.call(ana, listNotifications)).body.notifications;
const run = (homologationId: string, code: 'SOAT' | 'RUAT_DEBT', attempt = 1) =>
  askRegisterJob.run({ homologationId, code, attempt }, app.services);

/** Questions wait here until the gate is opened. */
function holdAnswers(): () => void {
  const held: (() => void)[] = [];
  let isOpen = false;
  register.answer = (asked: Asked, response, request) => {
    const answer = () => clear(asked, response, request);
    if (isOpen) answer();
    else held.push(answer);
  };
  return () => {
    isOpen = true;
    for (const answer of held) answer();
  };
}

describe('users who asked', () => {
  it('get every result with the progress, and a notification at the end', async () => {
    const channelId = await app.ask(ana, truck);
    await app.drain();
    const published = await results();
    expect(published.map(({ progress }) => progress)).toEqual([0.25, 0.5, 0.75, 1]);
    expect(published[0]).toMatchObject({
      channelId,
      pusherId: 'tab-1',
      record: { kind: 'truck', id: truck.id },
      result: { status: 'success', source: 'http' },
    });
    expect(await notices()).toHaveLength(1);
  });
});

describe('the same job run twice at once', () => {
  it('settles, publishes and notifies once', async () => {
    const open = holdAnswers();
    const channelId = await app.ask(ana, truck, ['SOAT']);
    const both = [run(channelId, 'SOAT'), run(channelId, 'SOAT')];
    await expect.poll(() => register.questions.length).toBe(2);
    open();
    await Promise.all(both);
    await app.drain();
    expect(await results()).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    expect(register.questions).toHaveLength(2);
  });

  it('counts answers that arrive at the same time one by one', async () => {
    const open = holdAnswers();
    const channelId = await app.ask(ana, truck, ['SOAT', 'RUAT_DEBT']);
    const both = [run(channelId, 'SOAT'), run(channelId, 'RUAT_DEBT')];
    await expect.poll(() => register.questions.length).toBe(2);
    open();
    await Promise.all(both);
    await app.drain();
    expect((await results()).map(({ progress }) => progress)).toEqual([0.5, 1]);
    expect(await notices()).toHaveLength(1);
  });
});

describe('a register that is slow', () => {
  it('keeps no other work waiting', async () => {
    const open = holdAnswers();
    const { WORKER_CONCURRENCY } = app.services.config;
    worker = await startWorker(app.services, app.product.jobs, app.product.cron, app.databaseUrl);
    await app.ask(ana, truck);
    await app.ask(ana, await app.vehicle(ana));
    await expect.poll(() => register.questions.length).toBe(WORKER_CONCURRENCY);
    const { database, mail } = app.services;
    await database.asPlatform((trx) => mail.send(trx, { to: ana.email, subject: 'Entretanto', paragraphs: [] }));
    const arrived = () =>
      database.asPlatform((trx) =>
        trx.selectFrom('mail_message').select('subject').where('subject', '=', 'Entretanto').execute(),
      );
    await expect.poll(arrived).toHaveLength(1);
    open();
    // No question is left for the next test.
    await expect.poll(() => register.questions.length).toBe(8);
  });
});

describe('a process that stops', () => {
  it('while it asks leaves its job to the next process, which finishes it', async () => {
    const channelId = await app.ask(ana, truck, ['SOAT']);
    await owner.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'gone', attempts = 1
       where payload ->> 'homologationId' = $1`,
      [channelId],
    );
    await app.drain();
    expect(register.questions).toEqual([]);
    worker = await startWorker(app.services, app.product.jobs, app.product.cron, app.databaseUrl);
    await expect.poll(async () => (await app.look(ana, truck)).soatValidation?.status).toBe('success');
    await expect.poll(notices).toHaveLength(1);
  });

  it('and loses its job leaves a request that the sweep ends', async () => {
    const channelId = await app.ask(ana, truck, ['SOAT', 'RUAT_DEBT']);
    await run(channelId, 'RUAT_DEBT');
    await owner.query('delete from graphile_worker._private_jobs');
    const sweep = () => sweepHomologationsJob.run({}, app.services);
    await sweep();
    expect((await app.look(ana, truck)).homologation?.progress).toBe(0.5);
    app.travel(91_000);
    await Promise.all([sweep(), sweep()]);
    await app.drain();
    const known = await app.look(ana, truck);
    expect(known.homologation?.progress).toBe(1);
    expect(known.queryResults.map(({ code, status, failure }) => [code, status, failure])).toEqual([
      ['RUAT_DEBT', 'success', null],
      ['SOAT', 'error', 'overdue'],
    ]);
    expect(await notices()).toHaveLength(1);
  });

  it('and returns too late changes nothing that the sweep has settled', async () => {
    const open = holdAnswers();
    const channelId = await app.ask(ana, truck, ['SOAT']);
    const late = run(channelId, 'SOAT');
    await expect.poll(() => register.questions.length).toBe(1);
    app.travel(91_000);
    await sweepHomologationsJob.run({}, app.services);
    open();
    await late;
    expect((await app.look(ana, truck)).soatValidation).toMatchObject({ status: 'error', failure: 'overdue' });
    await app.drain();
    expect(await results()).toHaveLength(1);
  });

  it('does not join a request that has ended: a new one is created', async () => {
    const first = await app.ask(ana, truck, ['SOAT']);
    app.travel(91_000);
    await sweepHomologationsJob.run({}, app.services);
    const second = await app.ask(ana, truck, ['SOAT']);
    expect(second).not.toBe(first);
    await app.drain();
    expect((await app.look(ana, truck)).soatValidation).toMatchObject({ status: 'success' });
  });
});
