import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Gives a person's notifications, in the order in which they were written, the moments of what they are about. */
export async function dateNotices(
  trx: Trx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  moments: readonly Date[],
): Promise<void> {
  await sql`update notification n set created_at = m.at
    from (select id, row_number() over (order by created_at, id) as nth from notification
      where company_id = ${companyId} and user_id = ${userId}) as w
    join unnest(${moments}::timestamptz[]) with ordinality as m (at, nth) on m.nth = w.nth
    where n.id = w.id`.execute(trx);
}
