import { sql } from 'kysely';
import { NOTICE_DAYS } from '#areas/documents/rules/expiry.ts';
import type { SourceFilter } from '#platform/list/list-source.ts';

/** Owners of a document that expires soon and has not expired yet, as `expiryState` says; found by one look at an index. */
export function expiringFilter(owner: 'driver' | 'vehicle', alias: string): SourceFilter {
  const id = sql.ref(`x.${owner}_id`);
  return {
    sql: sql`${sql.ref(`${alias}.id`)} in (
      select ${id} from document x
      where x.company_id = app.company_id() and ${id} is not null
        and x.expires_on between (select app.today()) and (select app.today()) + ${sql.lit(NOTICE_DAYS[0])})`,
  };
}
