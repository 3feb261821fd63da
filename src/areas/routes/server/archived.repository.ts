import { type RawBuilder, sql } from 'kysely';

/** What is archived is left out until somebody filters by it. */
export function archivedUnless(query: Readonly<Record<string, unknown>>, column: RawBuilder<unknown>) {
  return query.archived === undefined || query.archived === '' ? sql`and ${column} is null` : sql``;
}
