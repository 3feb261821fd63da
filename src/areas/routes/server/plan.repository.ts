import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface UsableRecord {
  readonly path_id: string;
  readonly version_id: string;
  readonly route_id: string;
  readonly load_id: string;
  readonly unload_id: string;
  readonly route_name: string;
  readonly path_name: string;
  readonly kind: string;
  readonly is_usual: boolean;
  readonly meters: number;
  readonly expected_minutes: number;
  readonly source: string;
  readonly checkpoints: number;
  readonly outline: string;
}

const usable = sql`select p.id as path_id, v.id as version_id, r.id as route_id, r.load_id, r.unload_id, r.name as route_name,
    p.name as path_name, p.kind, p.is_usual, v.meters, v.expected_minutes, v.source, jsonb_array_length(v.checkpoints) as checkpoints,
    v.levels[1] as outline
  from route r join route_path p on p.company_id = r.company_id and p.route_id = r.id and p.archived_at is null
    join route_path_version v on v.company_id = p.company_id and v.id = p.version_id`;

/** Paths from one of these places to one of those. */
export async function pathsBetween(
  trx: Trx,
  loadIds: readonly string[],
  unloadIds: readonly string[],
): Promise<readonly UsableRecord[]> {
  const { rows } = await sql<UsableRecord>`${usable} where r.company_id = app.company_id() and r.archived_at is null
    and r.load_id = any (${[...loadIds]}::uuid[]) and r.unload_id = any (${[...unloadIds]}::uuid[])
    order by p.is_usual desc, p.position, p.id limit 100`.execute(trx);
  return rows;
}

/** One path that an order may be planned on; undefined for everything archived or foreign. */
export async function usablePath(trx: Trx, pathId: string): Promise<UsableRecord | undefined> {
  const { rows } = await sql<UsableRecord>`${usable}
    where r.company_id = app.company_id() and r.archived_at is null and p.id = ${pathId}`.execute(trx);
  return rows[0];
}
