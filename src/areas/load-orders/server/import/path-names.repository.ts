import { sql } from 'kysely';
import type { Position } from '#kernel/position.ts';
import type { Trx } from '#platform/db/database.ts';

interface NamedPath {
  readonly id: string;
  readonly word: string;
  readonly isWhole: boolean;
  readonly isUsual: boolean;
  readonly from: Position;
  readonly to: Position;
}

export type FoundPath =
  | { readonly id: string; readonly from: Position; readonly to: Position }
  | { readonly problem: 'unknownPath' | 'severalPaths' };

/** Paths of the own company by "route · path", or by the name of a route for its usual path. */
export async function pathNames(trx: Trx, said: readonly (string | undefined)[]): Promise<(word: string) => FoundPath> {
  const words = [...new Set(said.flatMap((word) => word ?? []))];
  if (words.length === 0) return () => ({ problem: 'unknownPath' });
  const { rows } = await sql<NamedPath>`
    select p.id, w.word, w.folded = app.fold(r.name || ' · ' || p.name) as "isWhole", p.is_usual as "isUsual",
      json_build_object('lat', l.lat, 'lng', l.lng) as from, json_build_object('lat', u.lat, 'lng', u.lng) as to
    from (select word, app.fold(word) as folded from unnest(${words}::text[]) word) w
    join route r on r.company_id = app.company_id() and r.archived_at is null
      and (app.fold(r.name) = w.folded or starts_with(w.folded, app.fold(r.name || ' · ')))
    join place l on l.company_id = r.company_id and l.id = r.load_id
    join place u on u.company_id = r.company_id and u.id = r.unload_id
    join route_path p on p.company_id = r.company_id and p.route_id = r.id and p.archived_at is null
      and (app.fold(r.name) = w.folded or w.folded = app.fold(r.name || ' · ' || p.name))`.execute(trx);
  return (word) => {
    const named = rows.filter((row) => row.word === word);
    const whole = named.filter(({ isWhole }) => isWhole);
    const usual = named.filter(({ isUsual }) => isUsual);
    const [one, another] = whole.length > 0 ? whole : usual.length > 0 ? usual : named;
    if (!one) return { problem: 'unknownPath' };
    return another ? { problem: 'severalPaths' } : { id: one.id, from: one.from, to: one.to };
  };
}
