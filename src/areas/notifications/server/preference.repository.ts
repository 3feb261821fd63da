import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Preference } from '../rules/notification-preference.ts';

/** Runs as the user: row-level security shows only their own preferences in the company. */
export async function readChosen(trx: Trx): Promise<readonly Preference[]> {
  const { rows } = await sql<Preference>`
    select type, in_app as "inApp", push, mail from notification_preference`.execute(trx);
  return rows;
}

export async function storeChosen(
  trx: Trx,
  who: { companyId: string; userId: string },
  chosen: readonly Preference[],
): Promise<void> {
  await sql`
    insert into notification_preference (company_id, user_id, type, in_app, push, mail)
    select ${who.companyId}, ${who.userId}, c.type, c."inApp", c.push, c.mail
    from json_to_recordset(${JSON.stringify(chosen)}::json) as c(type text, "inApp" boolean, push boolean, mail boolean)
    on conflict (company_id, user_id, type)
      do update set in_app = excluded.in_app, push = excluded.push, mail = excluded.mail`.execute(trx);
}
