import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { startVehicles, type Team, type VehiclesApp } from '#areas/fleet/server/vehicles.fixture.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { median } from './median.ts';

const RUNS = 40;
const SIZES = [1_000, 100_000] as const;
const BRANDS = ['Volvo', 'Scania', 'Mercedes-Benz', 'Iveco', 'Volkswagen', 'DAF', 'Hino', 'Freightliner'];

/** Every twentieth truck is on a trip, and was seen there. */
const BUSY = 'select o.truck_id from load_order o where o.fleet_company_id = vehicle.company_id and o.status in (1, 2)';

interface Case {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  /** What PostgreSQL alone needs for the same rows and the same exact total. */
  readonly floor: { readonly where: string; readonly order: string; readonly offset?: number };
}

const CASES: readonly Case[] = [
  { name: 'first page', query: {}, floor: { where: 'true', order: 'created_at desc, id desc' } },
  { name: 'page 50', query: { page: '50' }, floor: { where: 'true', order: 'created_at desc, id desc', offset: 490 } },
  {
    name: 'by brand',
    query: { brands: 'Scania' },
    floor: { where: `brand = 'Scania'`, order: 'created_at desc, id desc' },
  },
  {
    name: 'search',
    query: { search: '777' },
    floor: { where: `search_text like '%777%'`, order: 'created_at desc, id desc' },
  },
  { name: 'sorted by plate', query: { sort: 'plate' }, floor: { where: 'true', order: 'plate, id' } },
  {
    name: 'free ones',
    query: { availabilities: 'free' },
    floor: { where: `id not in (${BUSY})`, order: 'created_at desc, id desc' },
  },
  {
    name: 'sorted by trip',
    query: { sort: '-availability' },
    floor: { where: 'true', order: `id in (${BUSY}) desc, id desc` },
  },
];

let app: VehiclesApp;
let bare: pg.Client;
const teams = new Map<number, Team>();

beforeAll(async () => {
  app = await startVehicles();
  bare = new pg.Client({ connectionString: app.databaseUrl });
  await bare.connect();
  for (const size of SIZES) {
    const team = await app.team();
    teams.set(size, team);
    await bare.query(
      `insert into vehicle (id, company_id, market, kind, country_code, plate, type, brand, year, capacity_tn, documents_done,
         documents_required, search_text, created_by, created_at)
       select gen_random_uuid(), $1, 'own', 'truck', 'BO', $4 || lpad(n::text, 6, '0'), 'pickup', ($3::text[])[1 + n % 8],
         2000 + n % 25, 10 + n % 30, n % 6, 5, lower($4 || lpad(n::text, 6, '0')), $2, now() - n * interval '1 minute'
       from generate_series(1, $5::int) n`,
      [team.company.id, team.manager.userId, BRANDS, size === SIZES[0] ? 'AB' : 'XY', size],
    );
    await sendOnTrips(team);
  }
  // As autovacuum does in daily work.
  await bare.query('vacuum (analyze) vehicle, driver, load_order');
});
afterAll(async () => {
  await bare.end();
  await app.close();
});

async function sendOnTrips({ company, manager }: Team): Promise<void> {
  const place = JSON.stringify({ cityId: 'bo-04-la-paz', cityName: 'La Paz', countryCode: 'BO' });
  const operation = await bare.query<{ id: string }>(
    `insert into operation (id, company_id, kind, code, origin, destination, origin_city, destination_city, pickup_date,
       delivery_date, search_text, created_by)
     values (gen_random_uuid(), $1, 'normal', 'OP-1', $3, $3, 'La Paz', 'La Paz', now(), now(), 'op-1', $2) returning id`,
    [company.id, manager.userId, place],
  );
  await bare.query(
    `with busy as (
       select id, row_number() over (order by plate) as n from vehicle where company_id = $1 and right(plate, 2) in ('07', '27', '47', '67', '87')),
     hired as (
       insert into driver (id, company_id, market, country_code, first_name, last_name, phone_code, phone, document_type,
         birth_date, licence_number, search_text, created_by)
       select gen_random_uuid(), $1, 'own', 'BO', 'Juan', n::text, '591', n::text, 'CI', '1980-01-01', n::text, '', $2 from busy
       returning id, phone)
     insert into load_order (id, company_id, operation_id, kind, code, status, origin, destination, origin_city,
       destination_city, fleet_company_id, truck_id, driver_id, last_lat, last_lng, last_seen_at, created_by)
     select gen_random_uuid(), $1, $3, 'normal', 'OC-' || b.n, 1 + b.n % 2, $4, $4, 'La Paz', 'La Paz', $1, b.id, h.id,
       -16.5, -68.1, now(), $2
     from busy b join hired h on h.phone = b.n::text`,
    [company.id, manager.userId, operation.rows[0]?.id, place],
  );
}

it('measures the list of trucks', async () => {
  const { read } = listCalls(VEHICLE_LISTS.ownTruck);
  const lines: string[] = [];
  for (const { name, query, floor } of CASES) {
    const cells: string[] = [];
    for (const size of SIZES) {
      const { company, manager } = teams.get(size)!;
      const mine = `company_id = '${company.id}' and market = 'own' and kind = 'truck' and ${floor.where}`;
      const rows = `select id, plate, type, brand, year from vehicle where ${mine} order by ${floor.order} limit 10 offset ${floor.offset ?? 0}`;
      const ours = await median(RUNS, async () => expect((await app.call(manager, read, { query })).status).toBe(200));
      const sql = await median(RUNS, async () => {
        await bare.query(rows);
        await bare.query(`select count(*) from vehicle where ${mine}`);
      });
      cells.push(`${ours.toFixed(1)} ms, ${(ours / sql).toFixed(1)} × bare SQL`);
    }
    lines.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  process.stdout.write(`\n| Trucks | ${SIZES.join(' | ')} |\n|---|---|---|\n${lines.join('\n')}\n`);
});
