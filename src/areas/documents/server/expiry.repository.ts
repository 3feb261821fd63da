import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { DocumentOwner, OwnerKind } from '../rules/document-owner.ts';
import { NOTICE_DAYS } from '../rules/expiry.ts';
import { ownerColumn } from './document.repository.ts';

const WINDOW = sql.lit(NOTICE_DAYS[0]);
/** Of several notices that are due on a day, only the last one still says something: the smallest not below the days left. */
const dueOn = (today: string) =>
  sql`(select min(days) from unnest(array[${sql.join(NOTICE_DAYS.map((days) => sql.lit(days)))}]) days
    where d.expires_on - ${today}::date <= days)`;
const isNear = (today: string) => sql`d.expires_on <= ${today}::date + ${WINDOW}`;
const isNotNotified = (today: string) => sql`(d.notified_days is null or d.notified_days > ${dueOn(today)})`;

/** Across companies: owners with something to tell, and those whose document ran out unmarked. In the order of their ids. */
export async function ownersToLookAt(
  trx: Trx,
  today: string,
  after: string | undefined,
  limit: number,
): Promise<readonly DocumentOwner[]> {
  const { rows } = await sql<DocumentOwner>`
    select d.company_id as "companyId", coalesce(v.kind, 'driver') as kind, coalesce(r.id, v.id) as id
    from document d
    left join driver r on r.company_id = d.company_id and r.id = d.driver_id
    left join vehicle v on v.company_id = d.company_id and v.id = d.vehicle_id
    where ${isNear(today)}
      and ((${isNotNotified(today)} and coalesce(r.enabled, v.enabled))
        or (d.expires_on < ${today}::date and not coalesce(r.documents_expired, v.documents_expired)))
      ${after ? sql`and coalesce(r.id, v.id) > ${after}` : sql``}
    group by 1, 2, 3 order by 3 limit ${sql.lit(limit)}`.execute(trx);
  return rows;
}

/** Notes that the owners' due notices are given, and answers which documents they are about. */
export async function takeDueNotices(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  ids: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`update document d set notified_days = ${dueOn(today)}
    where d.company_id = ${companyId} and ${sql.ref(`d.${ownerColumn(kind)}`)} = any(${[...ids]}::uuid[])
      and ${isNear(today)} and ${isNotNotified(today)} returning d.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
