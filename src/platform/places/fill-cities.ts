import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ROLES } from '../db/roles.ts';
import { readCities } from './city-table.ts';

/**
 * Brings the towns of the product into their table, after each release that has others; what the platform changed stays.
 * A database that has no such table, of an older version or of a test, has nothing to be filled.
 */
export async function fillCities(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('city_state') is not null as known`);
  if (!rows[0]?.known) return;
  const cities = await readCities();
  const mark = createHash('sha256').update(JSON.stringify(cities)).digest('hex');
  await client.query('begin');
  try {
    await client.query(`set local role ${ROLES.owner}`);
    const { rowCount } = await client.query(
      'update city_state set filled_from = $1 where filled_from is distinct from $1',
      [mark],
    );
    if (rowCount) await client.query(FILL, [JSON.stringify(cities)]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  }
}

const FILL = `
  insert into city (id, country_code, region, name, lat, lng, people, product_name)
  select c.id, c.country, c.region, c.name, c.lat, c.lng, c.people, c.name
  from jsonb_to_recordset($1::jsonb) as c (id text, country text, region text, name text, lat float8, lng float8, people int)
  on conflict (id) do update set
    product_name = excluded.product_name,
    people = excluded.people,
    name = case when city.version = 0 then excluded.name else city.name end,
    region = case when city.version = 0 then excluded.region else city.region end,
    lat = case when city.version = 0 then excluded.lat else city.lat end,
    lng = case when city.version = 0 then excluded.lng else city.lng end`;
