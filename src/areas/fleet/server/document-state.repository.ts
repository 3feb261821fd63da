import { sql } from 'kysely';
import { NOTICE_DAYS } from '#areas/documents/rules/expiry.ts';
import type { DocumentState } from '#areas/fleet/rules/driver-state.ts';
import type { SourceColumn, SourceFilter, Sql } from '#platform/list/list-source.ts';

interface DocumentColumns {
  readonly output: Readonly<Record<'documents' | 'documentsExpireOn', SourceColumn>>;
  readonly filters: Readonly<Record<'documents' | 'documentDates', SourceFilter>>;
}

/**
 * The state of the documents of a driver or vehicle on a day, as in the rules. Somebody who lacks one document while
 * another expires soon is found by both filters.
 */
export function documentColumns(alias: 'd' | 'v', today: string): DocumentColumns {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const expireOn = column('documents_expire_on');
  const hasExpired = sql`(${column('documents_expired')} or coalesce(${expireOn} < ${today}::date, false))`;
  const lacks = sql`${column('documents_done')} < ${column('documents_required')}`;
  // A vehicle whose documents were never counted has none.
  const isPending = alias === 'v' ? sql`(${lacks} or ${column('documents_required')} = 0)` : sql`(${lacks})`;
  const isExpiring = sql`coalesce(${expireOn} <= ${today}::date + ${sql.lit(NOTICE_DAYS[0])}, false)`;
  const conditions: Readonly<Record<DocumentState, Sql>> = {
    expired: hasExpired,
    pending: sql`(not ${hasExpired} and ${isPending})`,
    expiring: sql`(not ${hasExpired} and ${isExpiring})`,
    complete: sql`not (${hasExpired} or ${isPending} or ${isExpiring})`,
  };
  const state = sql`case when ${hasExpired} then 'expired' when ${isPending} then 'pending'
    when ${isExpiring} then 'expiring' else 'complete' end`;
  return {
    output: { documents: { sql: state, notNull: true }, documentsExpireOn: { sql: expireOn } },
    filters: {
      documentDates: { sql: expireOn, days: 'day' },
      documents: {
        sql: state,
        // A choice of none of the states finds nothing.
        condition: (values) =>
          sql`(${sql.join([sql`false`, ...values.flatMap((value) => conditions[value as DocumentState] ?? [])], sql` or `)})`,
      },
    },
  };
}
