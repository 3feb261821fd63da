import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutside } from '#areas/companies/contract/outside.calls.ts';
import { enqueue } from '#platform/jobs/job.ts';
import { sendMailJob } from '#platform/mail/send-mail.ts';
import { FAILURES_UNTIL_REST, REST_MS } from '#platform/net/breaker-state.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { startCompanies, superAdmin } from './companies.fixture.ts';

let app: TestApp;
let boss: TestUser;

beforeAll(async () => {
  app = await startCompanies();
  boss = await superAdmin(app);
});
afterAll(() => app.close());

const read = async () => (await app.call(boss, readOutside)).body;
const call = (work: () => Promise<unknown>) => app.services.outside.call('mail', work).catch(() => undefined);
const fail = async () => {
  throw new Error('connect ECONNREFUSED');
};
const metrics = async () => (await app.product.http.inject('/metrics')).body;

describe('the services outside', () => {
  it('are none before the first one was used', async () => {
    expect((await read()).services).toEqual([]);
  });

  it('work, fail, rest, and work again', async () => {
    await call(async () => 'sent');
    await app.services.outside.settled();
    expect((await read()).services).toMatchObject([{ name: 'mail', state: 'working', failures: 0, reason: null }]);

    await call(fail);
    await app.services.outside.settled();
    expect((await read()).services).toMatchObject([{ state: 'failing', reason: 'connect ECONNREFUSED' }]);

    for (let nth = 1; nth < FAILURES_UNTIL_REST; nth += 1) await call(fail);
    await app.services.outside.settled();
    expect((await read()).services).toMatchObject([
      { state: 'resting', failures: FAILURES_UNTIL_REST, restsUntil: expect.any(String) },
    ]);
    expect(await metrics()).toContain('tropeiro_outside_resting{service="mail"} 1');

    app.travel(REST_MS + 1);
    await call(async () => 'sent');
    await app.services.outside.settled();
    expect((await read()).services).toMatchObject([{ state: 'working', failures: 0, restsUntil: null }]);
    expect(await metrics()).toContain('tropeiro_outside_resting{service="mail"} 0');
    expect(await metrics()).toContain('tropeiro_outside_calls_total{service="mail",result="failed"} 5');
  });

  it('keep work waiting, which is counted by queue', async () => {
    const mail = { id: crypto.randomUUID(), to: 'ana@example.test', subject: 'Oi', paragraphs: [] };
    await app.services.database.transaction((trx) => enqueue(trx, sendMailJob, mail));
    const { queues } = await read();
    expect(queues.find(({ queue }) => queue === 'mail')).toMatchObject({ waiting: 1, running: 0, givenUp: 0 });
    expect(queues.map(({ queue }) => queue)).toEqual(['events', 'mail', 'registers', 'downloads', 'housekeeping']);
    expect(await metrics()).toContain('tropeiro_jobs_waiting{queue="mail"} 1');
  });

  it('are shown to nobody else', async () => {
    const ana = await app.world.user({ company: await app.world.company() });
    expect((await app.call(ana, readOutside)).status).toBe(403);
  });
});
