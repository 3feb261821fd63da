import { sql } from 'kysely';
import type { ListSource, Sql } from '#platform/list/list-source.ts';

/** The part of a list for whoever may see none of it. */
export const NOTHING = sql`false`;

/** Shorter codes first, so that OF-999 comes before OF-1000. */
export const BY_CODE = { sql: sql`(lpad(length(p.code)::text, 3, '0') || p.code)`, notNull: true };

/** One value is compared as itself: an index then also has the order, and the plan does not depend on the value. */
export const oneOf = (column: Sql) => ({
  sql: column,
  condition: (values: readonly string[]) =>
    values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${[...values]})`,
});

/** The same of entries of a catalogue, with all that behave as one of the values, whichever company calls them so. */
export const likeOneOf = (catalogue: string, column: Sql) => ({
  sql: column,
  condition: (values: readonly string[]) =>
    sql`${column} = any((select app.entries_like(${catalogue}, ${[...values]}))::text[])`,
});

/** An entry of another company, as the reader can name it. */
export const named = (catalogue: string, column: Sql) => sql`app.named_entry(${catalogue}, ${column})`;

/** A price with its currency; one that is to be negotiated is empty. */
export function moneyText(): NonNullable<ListSource['exportText']> {
  return { freight: ({ freight, currency }) => (freight === null ? null : `${String(freight)} ${String(currency)}`) };
}
