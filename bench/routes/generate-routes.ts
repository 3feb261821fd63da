import type pg from 'pg';
import { encodeLine } from '#kernel/encoded-line.ts';
import { companiesByRank, type Recipe } from '../generated-database.ts';
import { COMPANIES_AND_PEOPLE, NAMED_ID } from '../orders/generate-orders.ts';

/** A library is large in few companies: the measured one has all that was asked for, each of the others a tenth. */
const COMPANIES = 10;

export interface RouteWorld {
  readonly companyIds: readonly string[];
  readonly routes: number;
}

/** Places in a grid of 20 km over the south of the continent, two for each route. */
const PLACES = `insert into place (id, company_id, name, city, country_code, lat, lng)
  select pg_temp.named_id('place ' || c.rank || ' ' || n), c.id, 'Lugar ' || n, 'Cidade ' || n % 97, 'BO', -35.05 + (n / 150) * 0.18, -69.95 + (n % 150) * 0.18
  from unnest($1::uuid[]) with ordinality c (id, rank), generate_series(1, case when c.rank = 1 then $2::int else $2::int / 10 end * 2) n`;

const ROUTES = `insert into route (id, company_id, load_id, unload_id, name, currency, path_count, usual_meters, usual_minutes, checkpoint_count, created_by, updated_by, updated_at)
  select pg_temp.named_id('route ' || c.rank || ' ' || n), c.id, pg_temp.named_id('place ' || c.rank || ' ' || n * 2 - 1), pg_temp.named_id('place ' || c.rank || ' ' || n * 2),
    'Rota ' || n, 'BOB', 1, 100000 + n * 37, 60 + n % 1000, n % 9, m.user_id, m.user_id, now() - n * interval '1 minute'
  from unnest($1::uuid[]) with ordinality c (id, rank)
    cross join lateral (select user_id from membership where company_id = c.id limit 1) m,
    generate_series(1, case when c.rank = 1 then $2::int else $2::int / 10 end) n`;

const PATHS = `insert into route_path (id, company_id, route_id, name, kind, is_usual, position, version_id, created_by)
  select pg_temp.named_id('path ' || r.id), r.company_id, r.id, 'Habitual', 'usual', true, 1, pg_temp.named_id('version ' || r.id), r.created_by from route r`;

const VERSIONS = `insert into route_path_version (id, company_id, path_id, number, route_name, path_name, line, levels, points, meters, expected_minutes, source, corridor_meters, created_by)
  select p.version_id, p.company_id, p.id, 1, r.name, p.name, $1, array[$1, $1, $1], 40, r.usual_meters, r.usual_minutes, 'drawn', 500, p.created_by
  from route_path p join route r on r.id = p.route_id`;

async function generateRoutes(client: pg.Client, routes: number): Promise<RouteWorld> {
  await client.query('set session_replication_role = replica');
  await client.query(NAMED_ID);
  const { rows } = await client.query<{ id: string }>(COMPANIES_AND_PEOPLE, [COMPANIES]);
  const companyIds = rows.map(({ id }) => id);
  const line = encodeLine(
    Array.from({ length: 40 }, (_, nth) => ({ lat: -16.5 - nth * 0.04, lng: -68.1 + nth * 0.02 })),
  );
  await client.query(PLACES, [companyIds, routes]);
  await client.query(ROUTES, [companyIds, routes]);
  await client.query(PATHS);
  await client.query(VERSIONS, [line]);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum (analyze)');
  return { companyIds, routes };
}

export const ROUTES_OF_COMPANIES: Recipe<RouteWorld> = {
  name: 'routes',
  generate: generateRoutes,
  reopen: async (client) => {
    const { rows } = await client.query<{ routes: number }>('select count(*)::int as routes from route');
    return { companyIds: await companiesByRank(client), routes: rows[0]!.routes };
  },
};
