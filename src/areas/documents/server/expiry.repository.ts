import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { NOTICE_DAYS } from '../rules/expiry.ts';
import { ownerColumn } from './document.repository.ts';
import type { ExpiringRow, OwnerGroup } from './owner.repository.ts';

const WINDOW = sql.lit(NOTICE_DAYS[0]);
/** Of several notification days that were missed only the latest matters: the smallest not below the days left. */
const dueOn = (today: string) =>
  sql`(select min(days) from unnest(array[${sql.join(NOTICE_DAYS.map((days) => sql.lit(days)))}]) days
    where d.expires_on - ${today}::date <= days)`;
const isNear = (today: string) => sql`d.expires_on <= ${today}::date + ${WINDOW}`;
const isNotNotified = (today: string) => sql`(d.notified_days is null or d.notified_days > ${dueOn(today)})`;

/** Documents of the companies in a zone that expire within the longest notification period, or have expired. */
export const expiringDocuments = (zone: string, today: string): RawBuilder<ExpiringRow> =>
  sql`select d.company_id, d.driver_id, d.vehicle_id, ${isNotNotified(today)} as is_due,
      d.expires_on < ${today}::date as has_expired
    from document d join company c on c.id = d.company_id and c.time_zone = ${zone} where ${isNear(today)}`;

/** Marks the due notifications of the owners as sent, and returns their documents. */
export async function takeDueNotices(
  trx: Trx,
  { companyId, kind }: OwnerGroup,
  ids: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`update document d set notified_days = ${dueOn(today)}
    where d.company_id = ${companyId} and ${sql.ref(`d.${ownerColumn(kind)}`)} = any(${[...ids]}::uuid[])
      and ${isNear(today)} and ${isNotNotified(today)} returning d.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
