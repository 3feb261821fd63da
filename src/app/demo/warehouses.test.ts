import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FOUNDED_DAYS_AGO } from '#areas/companies/demo/company.repository.ts';
import { BOOKING_STATES } from '#areas/warehouses/rules/booking-state.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { TestApp } from '#testing/test-app.ts';
import { LOADING_MS, startDemoApp } from './demo.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, LOADING_MS);
afterAll(() => app.close());

const one = <T>(statement: string) =>
  app.services.database.asPlatform(async (trx) => (await sql.raw<T>(statement).execute(trx)).rows[0]!);

it('has warehouses with docks in every country', async () => {
  const found = await one<{ countries: number; warehouses: number; docks: number }>(`
    select count(distinct c.country_code)::int as countries, count(distinct w.id)::int as warehouses, count(d.id)::int as docks
    from warehouse w join company c on c.id = w.company_id join dock d on d.warehouse_id = w.id`);
  expect(found.countries).toBe(COUNTRIES.length);
  expect(found.warehouses).toBeGreaterThanOrEqual(24);
  expect(found.docks).toBeGreaterThanOrEqual(120);
});

it('has bookings around now in every state', async () => {
  const found = await one<{ bookings: number; states: string[]; ratings: number }>(`
    select count(*)::int as bookings, array_agg(distinct state order by state) as states,
      (select count(*)::int from warehouse_rating) as ratings from booking`);
  expect(found.bookings).toBeGreaterThanOrEqual(6_000);
  expect(found.states).toEqual(BOOKING_STATES.toSorted());
  expect(found.ratings).toBeGreaterThan(100);
});

it('has trucks on site, one that is about to be missed, and walk-ins in every company, whatever the hour', async () => {
  // Judged at the moment of loading: until this test runs, a busy machine needs longer than a truck may be late.
  const loadedAt = `(c.created_at + interval '${FOUNDED_DAYS_AGO * 24} hours')`;
  const found = await one<{ without: string[] | null }>(`
    select array_agg(c.url) as without from company c where not c.is_platform and (
      not exists (select from booking b where b.company_id = c.id and b.state in ('arrived', 'inDock'))
      or not exists (select from booking b where b.company_id = c.id and b.state = 'pending' and b.arrived_at is not null)
      or not exists (select from booking b join warehouse w on w.id = b.warehouse_id where b.company_id = c.id and b.state = 'scheduled'
        and b.starts_at < ${loadedAt} and b.starts_at + make_interval(mins => w.no_show_minutes) > ${loadedAt}))`);
  expect(found.without).toBeNull();
});
