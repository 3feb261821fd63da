import { sql } from 'kysely';
import { PATHS_SHOWN } from '#areas/operations/contract/path-search.calls.ts';
import type { UsablePath } from '#areas/routes/contract/plan.calls.ts';
import type { Trx } from '#platform/db/database.ts';

interface PathQuery {
  readonly search: string;
  readonly id: string | undefined;
}

/** Usable paths of the own company in whose names every word stands, by the names; or the one with the id. */
export async function findUsablePaths(trx: Trx, { search, id }: PathQuery): Promise<UsablePath[]> {
  const words = search.split(/[\s·]+/).filter(Boolean);
  const named = sql`app.fold(r.name || ' ' || p.name)`;
  const { rows } =
    await sql<UsablePath>`select p.id as "routeGeofenceId", v.id as "versionId", r.id as "routeId", r.name as route,
      p.name as path, p.kind, p.is_usual as "isUsual", round(v.meters / 1000.0, 1)::float8 as km, v.expected_minutes as minutes,
      v.source, jsonb_array_length(v.checkpoints) as checkpoints, 0 as "offMeters", v.levels[1] as outline
    from route r join route_path p on p.company_id = r.company_id and p.route_id = r.id and p.archived_at is null
      join route_path_version v on v.company_id = p.company_id and v.id = p.version_id
    where r.company_id = app.company_id() and r.archived_at is null ${id ? sql`and p.id = ${id}` : sql``}
      and (select coalesce(bool_and(strpos(${named}, app.fold(word)) > 0), true) from unnest(${words}::text[]) word)
    order by app.fold(r.name), p.is_usual desc, p.position, p.id limit ${sql.lit(PATHS_SHOWN)}`.execute(trx);
  return rows;
}

/** The names of a path, whether or not it can still be chosen. */
export async function pathName(trx: Trx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { rows } = await sql<{ name: string }>`select r.name || ' · ' || p.name as name
    from route_path p join route r on r.company_id = p.company_id and r.id = p.route_id
    where p.company_id = app.company_id() and p.id = ${id}`.execute(trx);
  return rows[0]?.name ?? null;
}
