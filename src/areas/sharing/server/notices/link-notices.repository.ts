import { sql } from 'kysely';
import type { LinkNotice } from '#areas/sharing/rules/public-link.ts';
import type { Language } from '#kernel/language.ts';
import type { Trx } from '#platform/db/database.ts';

/** What somebody with a client's link is to be written to about. */
export interface DueNotice {
  readonly linkId: string;
  readonly notice: LinkNotice;
  readonly mail: string;
  readonly recipient: string | null;
  readonly language: Language | null;
  readonly country: string | null;
  readonly company: string;
  readonly code: string;
  readonly origin: string;
  readonly destination: string;
}

/**
 * Across companies, and locked: two processes write about the same thing once. A delay counts while the order is open,
 * an arrival only when it came after the link.
 */
export async function lockDueNotices(trx: Trx, now: Date, most: number): Promise<readonly DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    select l.id as "linkId", n.notice, l.mail, l.recipient, l.language, c.country_code as country, c.company_name as company,
      o.code, o.origin_city as origin, o.destination_city as destination
    from public_link l
    join load_order o on o.company_id = l.company_id and o.id = l.order_id
    join company c on c.id = l.company_id
    cross join lateral (
      select 'delay' as notice where 'delay' = any(l.notices) and l.delay_noticed_at is null
        and o.status in (0, 1, 2) and o.late_at < ${now}
      union all
      select 'arrival' where 'arrival' = any(l.notices) and l.arrival_noticed_at is null
        and coalesce(o.arrived_at, o.finished_at) > l.created_at
    ) n
    where cardinality(l.notices) > 0 and l.revoked_at is null and l.expires_at > ${now}
    order by l.id
    limit ${most}
    for update of l skip locked`.execute(trx);
  return rows;
}

export async function markNoticed(trx: Trx, { linkId, notice }: DueNotice, at: Date): Promise<void> {
  await trx
    .updateTable('public_link')
    .set(notice === 'delay' ? { delay_noticed_at: at } : { arrival_noticed_at: at })
    .where('id', '=', linkId)
    .execute();
}
