import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { startVehicles, type Team, type VehiclesApp } from '#areas/fleet/server/vehicles.fixture.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { median } from './median.ts';

const RUNS = 40;
const SIZES = [1_000, 100_000] as const;
const BRANDS = ['Volvo', 'Scania', 'Mercedes-Benz', 'Iveco', 'Volkswagen', 'DAF', 'Hino', 'Freightliner'];

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
  }
  // As autovacuum does in daily work.
  await bare.query('vacuum (analyze) vehicle');
});
afterAll(async () => {
  await bare.end();
  await app.close();
});

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
