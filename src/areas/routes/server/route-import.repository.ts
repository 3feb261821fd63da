import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface KnownPlace {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export async function knownPlaces(trx: Trx): Promise<readonly KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`select id, name, lat, lng from place
    where company_id = app.company_id() and archived_at is null`.execute(trx);
  return rows;
}

interface KnownRoute {
  readonly load_id: string;
  readonly unload_id: string;
  readonly is_archived: boolean;
  /** Names of its paths that are not archived. */
  readonly paths: readonly string[];
}

export async function knownRoutes(trx: Trx): Promise<readonly KnownRoute[]> {
  const { rows } = await sql<KnownRoute>`select r.load_id, r.unload_id, r.archived_at is not null as is_archived,
      array(select p.name from route_path p
        where p.company_id = r.company_id and p.route_id = r.id and p.archived_at is null) as paths
    from route r where r.company_id = app.company_id()`.execute(trx);
  return rows;
}

export interface KnownFence {
  readonly id: string;
  readonly name: string;
}

export async function knownFences(trx: Trx): Promise<readonly KnownFence[]> {
  const { rows } = await sql<KnownFence>`select id, name from geofence
    where company_id = app.company_id() and archived_at is null`.execute(trx);
  return rows;
}
