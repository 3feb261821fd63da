import { type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Route } from '#platform/db/schema.gen.ts';

export interface EndRecord {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly lat: number;
  readonly lng: number;
}

export interface RouteRecord extends Omit<Selectable<Route>, 'search_text'> {
  readonly load: EndRecord;
  readonly unload: EndRecord;
  readonly changed_by: string | null;
}

type Key = Pick<RouteRecord, 'company_id' | 'id'>;

const end = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'city', ${sql.ref(`${alias}.city`)},
    'country', ${sql.ref(`${alias}.country_code`)}, 'lat', ${sql.ref(`${alias}.lat`)}, 'lng', ${sql.ref(`${alias}.lng`)})`;

async function lookUp(trx: Trx, condition: ReturnType<typeof sql>, lock = sql``): Promise<RouteRecord | undefined> {
  const { rows } = await sql<RouteRecord>`select r.*, ${end('l')} as load, ${end('u')} as unload,
      (select concat_ws(' ', a.first_name, a.last_name) from app_user a where a.id = r.updated_by) as changed_by
    from route r join place l on l.company_id = r.company_id and l.id = r.load_id
      join place u on u.company_id = r.company_id and u.id = r.unload_id
    where r.company_id = app.company_id() and ${condition} ${lock}`.execute(trx);
  return rows[0];
}

export async function findRoute(trx: Trx, id: string): Promise<RouteRecord> {
  return required(await lookUp(trx, sql`r.id = ${id}`));
}

/** Locked until the end of the transaction, with all its paths: who changes one waits for whoever changes it now. */
export async function lockRoute(trx: Trx, id: string): Promise<RouteRecord> {
  return required(await lookUp(trx, sql`r.id = ${id}`, sql`for no key update of r`));
}

/** The route of a path, which never changes, locked in the same way. */
export async function lockRouteOfPath(trx: Trx, pathId: string): Promise<RouteRecord> {
  const ofPath = sql`r.id = (select p.route_id from route_path p where p.id = ${pathId} and p.company_id = app.company_id())`;
  return required(await lookUp(trx, ofPath, sql`for no key update of r`));
}

export function routeOfPair(trx: Trx, loadId: string, unloadId: string): Promise<RouteRecord | undefined> {
  return lookUp(trx, sql`r.load_id = ${loadId} and r.unload_id = ${unloadId}`);
}

function required(record: RouteRecord | undefined): RouteRecord {
  if (!record) throw requestErrors.notFound();
  return record;
}

/** False where the two places have a route already. */
export async function insertRoute(
  trx: Trx,
  values: Pick<RouteRecord, 'id' | 'company_id' | 'load_id' | 'unload_id' | 'name' | 'currency' | 'created_by'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('route')
    .values({ ...values, updated_by: values.created_by })
    .onConflict((conflict) => conflict.columns(['company_id', 'load_id', 'unload_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateRouteRow(
  trx: Trx,
  { company_id, id }: Key,
  values: {
    readonly name?: string;
    readonly currency?: string;
    readonly archived_at?: Date | null;
    updated_by: string;
  },
): Promise<void> {
  await trx.updateTable('route').set(values).where('company_id', '=', company_id).where('id', '=', id).execute();
}

export async function isRouteNameTaken(trx: Trx, name: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from route
    where company_id = app.company_id() and app.fold(name) = app.fold(${name}) and id <> ${id} and archived_at is null limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** What its list shows of its paths, after one of them changed, and who changed it. */
export async function settleRoute(trx: Trx, id: string, who: string | null = null): Promise<void> {
  await sql`select app.settle_route(${id}::uuid, ${who}::uuid)`.execute(trx);
}

export async function deleteRoute(trx: Trx, { company_id, id }: Key): Promise<void> {
  await sql`delete from route where company_id = ${company_id} and id = ${id}`.execute(trx);
}
