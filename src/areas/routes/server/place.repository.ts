import { type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Place } from '#platform/db/schema.gen.ts';

export interface PlaceRecord extends Omit<Selectable<Place>, 'search_text'> {
  readonly routes: number;
  readonly owner_name: string | null;
  readonly partner_id: string | null;
  readonly partner_name: string | null;
  readonly changed_by: string | null;
}

type Key = Pick<PlaceRecord, 'company_id' | 'id'>;

const columns = sql`p.*,
  (select count(*)::int from route r where r.company_id = p.company_id and r.archived_at is null and p.id in (r.load_id, r.unload_id)) as routes,
  coalesce(ca.full_name, pa.full_name) as owner_name, pa.partner_id, pp.name as partner_name,
  (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = p.updated_by) as changed_by`;
const owners = sql`
  left join company_address ca on ca.company_id = p.company_id and ca.id = p.company_address_id
  left join partner_address pa on pa.company_id = p.company_id and pa.id = p.partner_address_id
  left join partner pp on pp.company_id = pa.company_id and pp.id = pa.partner_id`;

async function lookUp(trx: Trx, id: string, lock = sql``): Promise<PlaceRecord> {
  const { rows } = await sql<PlaceRecord>`select ${columns} from place p ${owners}
    where p.id = ${id} and p.company_id = app.company_id() ${lock}`.execute(trx);
  if (!rows[0]) throw requestErrors.notFound();
  return rows[0];
}

export const findPlace = (trx: Trx, id: string): Promise<PlaceRecord> => lookUp(trx, id);
export const lockPlace = (trx: Trx, id: string): Promise<PlaceRecord> => lookUp(trx, id, sql`for no key update of p`);

export interface PlaceValues {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly city_id: string | null;
  readonly country_code: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly fence: string;
  readonly expected_minutes: number;
  readonly for_load: boolean;
  readonly for_unload: boolean;
  readonly partner_address_id: string | null;
}

export async function insertPlace(
  trx: Trx,
  key: Key & { readonly created_by: string },
  values: PlaceValues,
): Promise<void> {
  await trx
    .insertInto('place')
    .values({ ...key, updated_by: key.created_by, ...values })
    .execute();
}

export async function updatePlaceRow(
  trx: Trx,
  { company_id, id }: Key,
  values: Partial<PlaceValues> & { readonly updated_by: string; readonly archived_at?: Date | null },
): Promise<void> {
  await trx.updateTable('place').set(values).where('company_id', '=', company_id).where('id', '=', id).execute();
}

/** Those of the names that places have which are not archived; of others than the given one. */
export async function takenPlaceNames(trx: Trx, names: readonly string[], exceptId?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select n.name from unnest(${[...names]}::text[]) n (name)
    where exists (select from place p where p.company_id = app.company_id() and app.fold(p.name) = app.fold(n.name)
      and p.archived_at is null and p.id is distinct from ${exceptId ?? null}::uuid)`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Names of routes that begin or end there and are not archived. */
export async function routesOfPlace(trx: Trx, { company_id, id }: Key): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select r.name from route r
    where r.company_id = ${company_id} and ${id} in (r.load_id, r.unload_id) and r.archived_at is null order by r.name limit 20`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

export async function lockPlaces(trx: Trx, ids: readonly string[]): Promise<readonly Selectable<Place>[]> {
  return trx
    .selectFrom('place')
    .selectAll()
    .where('company_id', '=', sql<string>`app.company_id()`)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
