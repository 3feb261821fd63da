import { sql } from 'kysely';
import { createId } from '#kernel/ids.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import type { Trx } from '../db/database.ts';
import type { City, KnownCity } from './city-table.ts';

/** Another one after each change; null while the towns are those of the product. */
export async function cityVersion(trx: Trx): Promise<string | null> {
  const row = await trx.selectFrom('city_state').select('version').executeTakeFirst();
  return row?.version ?? null;
}

export async function changedCities(trx: Trx): Promise<KnownCity[]> {
  const rows = await trx
    .selectFrom('city')
    .select(['id', 'name', 'region', 'country_code as country', 'lat', 'lng', 'people', 'hidden'])
    .select(sql<string | null>`nullif(product_name, name)`.as('productName'))
    .where('version', '>', 0)
    .orderBy('people', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ productName, ...city }) => ({ ...city, ...(productName === null ? {} : { productName }) }));
}

export interface CityRecord extends KnownCity {
  readonly version: number;
  readonly hidden: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

export async function findCity(trx: Trx, id: string): Promise<CityRecord | undefined> {
  const row = await trx
    .selectFrom('city as c')
    .leftJoin('app_user as u', 'u.id', 'c.changed_by')
    .select(['c.id', 'c.name', 'c.region', 'c.country_code as country', 'c.lat', 'c.lng', 'c.people', 'c.hidden'])
    .select(['c.version', 'c.changed_at as changedAt', 'c.product_name as productName'])
    .select(sql<string | null>`nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), '')`.as('changedBy'))
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { productName, ...city } = row;
  return { ...city, ...(productName === null ? {} : { productName }) };
}

/** Whoever changes towns of a country at the same time waits, so that nobody adds one twice or hides the last. */
export async function lockTowns(trx: Trx, country: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`towns ${country}`}, 0))`.execute(trx);
}

export async function regionsOf(trx: Trx, country: string): Promise<string[]> {
  const { rows } = await sql<{ region: string }>`
    select region from (select distinct region from city where country_code = ${country}) r
    order by app.fold(region)`.execute(trx);
  return rows.map(({ region }) => region);
}

/** A town that nobody could tell apart from it, except the given one. */
export async function namesake(
  trx: Trx,
  { country, region, name }: Pick<City, 'country' | 'region' | 'name'>,
  except: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from city where country_code = ${country} and app.fold(name) = app.fold(${name})
      and app.fold(region) = app.fold(${region}) and id is distinct from ${except} limit 1`.execute(trx);
  return rows.length > 0;
}

export async function isLastOffered(trx: Trx, { country, id }: Pick<City, 'country' | 'id'>): Promise<boolean> {
  const { rows } = await sql`
    select from city where country_code = ${country} and not hidden and id <> ${id} limit 1`.execute(trx);
  return rows.length === 0;
}

/** Whether another town of the country is within some metres of a position. */
export async function hasTownNear(
  trx: Trx,
  country: string,
  { lat, lng }: Position,
  { meters, except }: { readonly meters: number; readonly except: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ lat: number; lng: number }>`
    select lat, lng from city where country_code = ${country} and id is distinct from ${except}
    order by (lat - ${lat}) ^ 2 + ((lng - ${lng}) * cos(radians(${lat}))) ^ 2 limit 1`.execute(trx);
  return rows.some((town) => distanceMeters(town, { lat, lng }) <= meters);
}

type Stored = Omit<City, 'country'> & { readonly country: string; readonly hidden: boolean };

/** Written by the platform: every process reads the towns anew from then on. */
export async function storeCity(trx: Trx, city: Stored, userId: string): Promise<void> {
  const { country, ...values } = city;
  const changed = { changed_by: userId, changed_at: sql<Date>`now()` };
  await trx
    .insertInto('city')
    .values({ ...values, country_code: country, version: 1, ...changed })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...values, version: sql`city.version + 1`, ...changed }),
    )
    .execute();
  await trx.updateTable('city_state').set({ version: createId() }).execute();
}
