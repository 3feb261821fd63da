import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Geofence, Place, Route, RoutePath, RoutePathVersion } from '#platform/db/schema.gen.ts';
import type { StoredCheckpoint } from '../server/path.repository.ts';

/** A statement has room for 65,535 values. */
const ROWS_AT_ONCE = 500;

type Rows = {
  readonly place: readonly Insertable<Place>[];
  readonly geofence: readonly Insertable<Geofence>[];
  readonly route: readonly Insertable<Route>[];
  readonly route_path: readonly Insertable<RoutePath>[];
  readonly route_path_version: readonly Insertable<RoutePathVersion>[];
};

export async function insertLibrary(trx: Trx, rows: Rows): Promise<void> {
  const insert = async <T extends keyof Rows>(table: T, all: readonly object[]) => {
    for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
      const some = all.slice(from, from + ROWS_AT_ONCE) as never;
      await trx
        .insertInto(table as keyof Rows)
        .values(some)
        .execute();
    }
  };
  for (const table of ['place', 'geofence', 'route', 'route_path', 'route_path_version'] as const) {
    await insert(table, rows[table]);
  }
  await sql`select app.settle_fences(array(select id from geofence))`.execute(trx);
}

export async function insertAlarms(
  trx: Trx,
  rows: readonly { readonly company_id: string; readonly alarms: string; readonly updated_by: string }[],
): Promise<void> {
  await trx
    .insertInto('company_alarms')
    .values([...rows])
    .execute();
}

/** Paths of a company as they were saved, oldest version first. */
export async function savedPaths(trx: Trx, companyId: string) {
  const { rows } = await sql<{
    routeId: string;
    routeName: string;
    pathId: string;
    isUsual: boolean;
    versionId: string;
    savedAt: Date;
    line: string;
    meters: number;
    minutes: number;
    isEstimate: boolean;
    checkpoints: readonly StoredCheckpoint[];
    load: SavedEnd;
    unload: SavedEnd;
  }>`select r.id as "routeId", r.name as "routeName", p.id as "pathId", p.is_usual as "isUsual", v.id as "versionId",
      v.created_at as "savedAt", v.line, v.meters, v.expected_minutes as minutes,
      v.source = 'estimate' as "isEstimate", v.checkpoints, ${end('l')} as load, ${end('u')} as unload
    from route r join place l on l.company_id = r.company_id and l.id = r.load_id
      join place u on u.company_id = r.company_id and u.id = r.unload_id
      join route_path p on p.company_id = r.company_id and p.route_id = r.id
      join route_path_version v on v.company_id = p.company_id and v.path_id = p.id
    where r.company_id = ${companyId} and p.kind <> 'emptyReturn' order by r.name, p.position, v.number`.execute(trx);
  return rows;
}

export interface SavedEnd {
  readonly cityId: string;
  readonly city: string;
  readonly country: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

const end = (
  alias: string,
) => sql`jsonb_build_object('cityId', ${sql.ref(`${alias}.city_id`)}, 'city', ${sql.ref(`${alias}.city`)},
  'country', ${sql.ref(`${alias}.country_code`)}, 'address', ${sql.ref(`${alias}.address`)},
  'lat', ${sql.ref(`${alias}.lat`)}, 'lng', ${sql.ref(`${alias}.lng`)})`;
