import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_COMPANIES } from '#areas/companies/demo/data/companies.ts';
import { differencesOf } from '#areas/reports/server/figures-upkeep.repository.ts';
import type { TestApp } from '#testing/test-app.ts';
import { CONTRADICTIONS } from './contradictions.fixture.ts';
import { LOADING_MS, startDemoApp } from './demo.fixture.ts';
import { loadPastYear } from './past-year.ts';
import { pastOrders } from './store-past-year.ts';

/** A carrier, and a shipper that it drives for; all companies would take a minute. */
const COMPANIES = ['serra', 'campos'];

let app: TestApp;
let before: number;
beforeAll(async () => {
  app = await startDemoApp();
  before = await orders();
  const now = app.services.now();
  // One server after the other, as when the first is ended in between; of two at once only one loads a company.
  await loadPastYear(app.services.database, now, COMPANIES.slice(0, 1));
  const loaded = await Promise.all([1, 2].map(() => loadPastYear(app.services.database, now, COMPANIES)));
  expect(loaded.toSorted()).toEqual([0, 1]);
}, LOADING_MS);
afterAll(() => app.close());

const rows = <T>(statement: string) =>
  app.services.database.asPlatform(async (trx) => (await sql.raw<T>(statement).execute(trx)).rows);

const orders = async () => (await rows<{ count: number }>('select count(*)::int from load_order'))[0]!.count;

describe('after the past year was loaded', () => {
  it('there are at least six thousand orders, with those of the other companies', async () => {
    const working = DEMO_COMPANIES.filter(({ trade }) => trade !== 'platform');
    const planned = (isLoaded: boolean) =>
      working
        .filter(({ key }) => COMPANIES.includes(key) === isLoaded)
        .reduce((sum, company) => sum + pastOrders(company), 0);
    const now = await orders();
    expect(now - before).toBe(planned(true));
    expect(now + planned(false)).toBeGreaterThanOrEqual(6_000);
  });

  it.each(Object.entries(CONTRADICTIONS))('nowhere %s', async (_name, statement) => {
    expect(await rows(`${statement} limit 5`)).toEqual([]);
  });

  it('the figures of reports are those of the orders', async () => {
    const companies = await rows<{ id: string }>(`select id from company where url in ('serra', 'campos', 'nanduti')`);
    for (const { id } of companies) {
      const found = await app.services.database.asPlatform((trx) => differencesOf(trx, id));
      expect(found).toEqual({ trips: 0, lines: 0 });
    }
  });

  it.each(COMPANIES)('%s has trips in each of thirteen months, and most of them on time and in full', async (url) => {
    const months = await rows<{ month: string; trips: number; otif: number }>(`
      select date_trunc('month', z.day)::date::text as month, count(*)::int as trips, sum(z.otif)::float / count(*) as otif
      from report_trip z join company c on c.id = z.company_id
      where c.url = '${url}' and z.ended = 1 and z.side in ('own', 'carrier') group by 1 order by 1`);
    expect(months.length).toBeGreaterThanOrEqual(13);
    // The first month has only its last days, and a shipper of grain has little to send between the harvests.
    for (const { month, trips } of months.slice(1)) expect([month, trips >= 3]).toEqual([month, true]);
    const trips = months.reduce((sum, one) => sum + one.trips, 0);
    const share = months.reduce((sum, one) => sum + one.otif * one.trips, 0) / trips;
    expect(share).toBeGreaterThan(0.78);
    expect(share).toBeLessThan(0.96);
  });

  it('something is owed in every age, and every state has its trips', async () => {
    const ages = await rows<{
      age: number;
    }>(`select distinct width_bucket(current_date - payable_on, array[1, 31, 61, 91]) as age
      from report_trip z where z.side = 'own' and payable_on is not null`);
    expect(ages.length).toBe(5);
    const past = await rows<{ states: number; cancelled: number }>(`select count(distinct status)::int as states,
        count(*) filter (where status = 5 and truck_id is not null)::int as cancelled
      from load_order where length(code) < 8 or code = 'OC-10000'`);
    expect(past[0]!.states).toBe(4);
    expect(past[0]!.cancelled).toBeGreaterThan(3);
  });
});

it('has twelve reports by mail in every state, and sent none of them', async () => {
  const [found] = await rows<Record<string, number | boolean>>(`select count(*)::int as schedules,
      count(distinct frequency)::int as rhythms, count(distinct format)::int as formats, count(distinct paused_by)::int as paused,
      (select count(distinct state)::int from report_run) as states, (select count(*)::int from report_mail) > 50 as mails,
      count(*) filter (where next_at <= now())::int as due
    from report_schedule`);
  expect(found).toEqual({ schedules: 12, rhythms: 3, formats: 2, paused: 2, states: 2, mails: true, due: 0 });
});
