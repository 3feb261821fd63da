import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '#areas/companies/demo/random.ts';
import { hoursFor } from '#areas/load-orders/demo/demo-places.ts';
import { planTrip, stepsOf } from '#areas/load-orders/demo/trip-plan.ts';
import { COUNTRIES, usualZone } from '#countries/country.ts';
import type { TestApp } from '#testing/test-app.ts';
import { CONTRADICTIONS } from './contradictions.fixture.ts';
import { LOADING_MS, startDemoApp } from './demo.fixture.ts';
import { MARKET_CONTRADICTIONS } from './market-contradictions.fixture.ts';
import { ROUTE_CONTRADICTIONS } from './route-contradictions.fixture.ts';
import { WAREHOUSE_CONTRADICTIONS } from './warehouse-contradictions.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, LOADING_MS);
afterAll(() => app.close());

async function rows<T>(statement: string): Promise<T[]> {
  return app.services.database.asPlatform(async (trx) => (await sql.raw<T>(statement).execute(trx)).rows);
}

describe('nowhere in the demo', () => {
  const all = {
    ...{ ...CONTRADICTIONS, ...MARKET_CONTRADICTIONS },
    ...{ ...WAREHOUSE_CONTRADICTIONS, ...ROUTE_CONTRADICTIONS },
  };
  it.each(Object.entries(all))('%s', async (_name, statement) => {
    expect(await rows(`${statement} limit 5`)).toEqual([]);
  });
});

describe('in every company of the demo', () => {
  it('something of each kind is late, and something is on time', async () => {
    const found = await rows<{ url: string; kind: string; late: boolean; orders: number }>(`
      select c.url, o.kind, o.late_at < now() as late, count(*)::int as orders from load_order o
      join company c on c.id = o.company_id where o.late_at is not null group by 1, 2, 3`);
    const works = await rows<{ url: string; kind: string }>(
      `select distinct c.url, o.kind from load_order o join company c on c.id = o.company_id`,
    );
    const wanted = works.flatMap(({ url, kind }) => [`${url} ${kind} true`, `${url} ${kind} false`]);
    expect(wanted.filter((one) => !found.some(({ url, kind, late }) => one === `${url} ${kind} ${late}`))).toEqual([]);
    const late = found.filter((row) => row.late).reduce((sum, { orders }) => sum + orders, 0);
    const all = found.reduce((sum, { orders }) => sum + orders, 0);
    expect(late / all).toBeLessThan(0.4);
  });

  it('orders of each state are late in every country: to assign, assigned and on the road', async () => {
    const countries = await rows<{ country: string; states: number[] }>(`
      select c.country_code as country, array_agg(distinct o.status order by o.status) as states from load_order o
      join company c on c.id = o.company_id where o.late_at < now() group by 1`);
    expect(countries).toHaveLength(COUNTRIES.length);
    expect(countries.filter(({ states }) => String(states) !== '0,1,2')).toEqual([]);
  });

  it('somebody waits for an answer, a carrier for a truck, and a client for a rating', async () => {
    const without = await rows(`select c.url from company c where not c.is_platform and (
      not exists (select from client_request r where r.company_id = c.id and r.answered_at is null)
      or not exists (select from load_order o where o.company_id = c.id and o.status = 6)
      or not exists (select from load_order o where o.company_id = c.id and o.status = 3)
      or exists (select from load_order o where o.carrier_company_id = c.id)
        and not exists (select from load_order o where o.carrier_company_id = c.id and o.status = 0)
      or exists (select from load_order o where o.client_company_id = c.id)
        and not exists (select from load_order o where o.client_company_id = c.id and o.finished_at is not null and not o.rated))`);
    expect(without).toEqual([]);
  });
});

describe('a trip can be planned', () => {
  const MOMENTS = [
    '2026-11-16T11:00:00Z', // a Monday morning
    '2026-11-15T23:30:00Z', // Sunday evening, near midnight in the east
    '2026-11-16T02:59:00Z',
    '2026-11-16T03:01:00Z',
    '2027-01-01T04:00:00Z', // the turn of the year
    '2027-02-28T23:59:00Z',
    '2028-02-29T12:00:00Z',
    '2026-10-31T20:00:00Z',
    '2026-09-06T04:30:00Z', // clocks change in Chile
  ];

  it.each(MOMENTS)('at %s, each step after the one before and none in the future', (moment) => {
    const now = new Date(moment);
    for (const { code } of COUNTRIES) {
      const random = createRandom(`${moment} ${code}`);
      const zone = usualZone(code);
      for (const km of [60, 420, 1_300, 2_500]) {
        const hours = hoursFor(km);
        const days = Math.ceil(hours / 24);
        for (const [status, daysAgo] of Object.entries({ finished: 4, toPay: 10, paid: 26, cancelled: 2 })) {
          check(
            planTrip({ status: status as 'paid', isLate: false, daysAgo: daysAgo + days, hours, now, zone }, random),
            now,
          );
        }
        for (const status of ['programmed', 'assigned', 'inProgress'] as const) {
          for (const isLate of [true, false]) {
            const trip = planTrip({ status, isLate, daysAgo: 0, hours, now, zone }, random);
            check(trip, now);
            const due = status === 'inProgress' ? trip.deliveryAt : trip.loadingAt;
            expect([status, due.getTime() + 3_600_000 < now.getTime()]).toEqual([status, isLate]);
          }
        }
      }
    }
  });

  function check(trip: ReturnType<typeof planTrip>, now: Date) {
    const moments = [trip.createdAt, ...stepsOf(trip).map(({ at }) => at), now].map((at) => at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(trip.deliveryAt.getTime()).toBeGreaterThan(trip.loadingAt.getTime());
  }
});
