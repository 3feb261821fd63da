import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CompanyRow, companyList } from '#areas/companies/contract/company.list.ts';
import { readUsage } from '#areas/companies/contract/usage.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { Trx } from '#platform/db/database.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { startCompanies, superAdmin } from './companies.fixture.ts';
import { measureCompanies } from './usage.repository.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await startCompanies();
  admin = await superAdmin(app);
});
afterAll(() => app.close());

const write = <T>(work: (trx: Trx) => Promise<T>) => app.services.database.asPlatform(work);
const daysAgo = (days: number) => new Date(app.services.now().getTime() - days * DAY_MS);
const measure = () => write((trx) => measureCompanies(trx, app.services.now()));
const usageOf = async ({ id }: TestCompany) => (await app.call(admin, readUsage, { params: { id } })).body.usage;
const seen = async (company: TestCompany, days: number, more = {}) => {
  const { userId } = await app.world.user({ company, ...more });
  await write((trx) =>
    trx
      .updateTable('app_user')
      .set({ last_seen_at: daysAgo(days) })
      .where('id', '=', userId)
      .execute(),
  );
  return userId;
};

it('measures people, files, failures and the last activity of a company', async () => {
  const company = await app.world.company({ name: 'Valle' });
  const userId = await seen(company, 1, { isAdmin: true });
  await seen(company, 30);
  await write(async (trx) => {
    const file = { company_id: company.id, name: 'a.pdf', content_type: 'application/pdf', sha256: '' };
    for (const [nth, size] of [1_048_576, 524_288].entries()) {
      const id = createId();
      await trx
        .insertInto('file_object')
        .values({ ...file, id, size, storage_key: `${id}-${nth}` })
        .execute();
    }
  });
  await measure();
  expect(await usageOf(company)).toMatchObject({
    health: 'good',
    people: 2,
    activePeople: 1,
    administrators: 1,
    storageMb: 1.5,
    ordersThisMonth: 0,
    lastActivityAt: expect.any(String),
  });

  const download = { company_id: company.id, user_id: userId, list: 'x', query: '{}', status: 'failed' };
  await write((trx) =>
    trx
      .insertInto('download')
      .values({ ...download, id: createId() })
      .execute(),
  );
  const event = { company_id: company.id, type: 'x', payload: '{}', created_at: daysAgo(1) };
  await write((trx) =>
    trx
      .insertInto('outbox_event')
      .values({ ...event, id: createId() })
      .execute(),
  );
  await measure();
  expect(await usageOf(company)).toMatchObject({ health: 'failing', failedDownloads: 1, waitingEvents: 1 });
});

it('says which companies need somebody, and sorts and filters the list by it', async () => {
  const [alone, asleep, awake] = [
    await app.world.company({ name: 'Puna sin administrador' }),
    await app.world.company({ name: 'Puna dormida' }),
    await app.world.company({ name: 'Puna despierta' }),
  ];
  await seen(alone, 1);
  await seen(asleep, 40, { isAdmin: true });
  await seen(awake, 0, { isAdmin: true });
  await measure();
  const list = async (query: Record<string, string>) => {
    const { body } = await app.call(admin, listCalls(companyList).read, {
      query: { search: 'puna', ...query } as never,
    });
    return (body.companies as readonly CompanyRow[]).map(({ _id, health }) => [_id, health]);
  };
  const all = [
    [alone.id, 'attention'],
    [asleep.id, 'quiet'],
    [awake.id, 'good'],
  ];
  expect(await list({ sort: 'health' })).toEqual(all);
  expect(await list({ health: 'quiet' })).toEqual([all[1]]);
  expect((await list({ sort: '-lastActivityAt' }))[0]).toEqual(all[2]);
});

it('changes nothing, and so publishes nothing, where nothing changed', async () => {
  await app.world.company({ name: 'Nueva' });
  const versions = () =>
    write(async (trx) => (await sql`select company_id, xmin::text from company_usage order by 1`.execute(trx)).rows);
  await measure();
  const before = await versions();
  await measure();
  expect(await versions()).toEqual(before);
});

it('is for the platform alone', async () => {
  const company = await app.world.company();
  const member = await app.world.user({ company, permissions: ['companies-read'], isAdmin: true });
  expect((await app.call(member, readUsage, { params: { id: company.id } })).status).toBe(403);
  expect((await app.call(admin, readUsage, { params: { id: createId() } })).status).toBe(404);
});
