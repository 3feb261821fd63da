import { type RawBuilder, sql } from 'kysely';
import type { DB } from './schema.gen.ts';

/**
 * Inserts rows of the same columns, and columns that are computed for each of them, by a statement that is the same for one
 * row and for many: it is planned once, and a wide table costs more to write out value by value than to store.
 */
export function insertJson(
  table: keyof DB,
  rows: readonly object[],
  computed: Readonly<Record<string, RawBuilder<unknown>>> = {},
): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.raw([...columns, ...Object.keys(computed)].join(', '));
  const values = [sql.raw(columns.join(', ')), ...Object.values(computed)];
  return sql`insert into ${sql.raw(table)} (${names})
    select ${sql.join(values)} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
