import { sql } from 'kysely';
import { PATHS_SHOWN } from '#areas/operations/contract/path-search.calls.ts';
import type { Trx } from '#platform/db/database.ts';

/** Usable paths of the own company in whose names every word stands, by the names. */
export async function findPathIds(trx: Trx, search: string): Promise<readonly string[]> {
  const words = search.split(/[\s·]+/).filter(Boolean);
  const named = sql`app.fold(r.name || ' ' || p.name)`;
  const { rows } = await sql<{ id: string }>`select p.id from route r
    join route_path p on p.company_id = r.company_id and p.route_id = r.id and p.archived_at is null
    where r.company_id = app.company_id() and r.archived_at is null
      and (select coalesce(bool_and(strpos(${named}, app.fold(word)) > 0), true) from unnest(${words}::text[]) word)
    order by app.fold(r.name), p.is_usual desc, p.position, p.id limit ${sql.lit(PATHS_SHOWN)}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The names of a path, whether or not it can still be chosen. */
export async function pathName(trx: Trx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { rows } = await sql<{ name: string }>`select r.name || ' · ' || p.name as name
    from route_path p join route r on r.company_id = p.company_id and r.id = p.route_id
    where p.company_id = app.company_id() and p.id = ${id}`.execute(trx);
  return rows[0]?.name ?? null;
}
