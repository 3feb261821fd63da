import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { ChosenInput } from '../contract/preference.calls.ts';
import type { ChosenPreference } from '../rules/notification-preference.ts';

/** Runs as the user: row-level security shows only their own preferences in the company. */
export async function readChosen(trx: Trx): Promise<readonly ChosenPreference[]> {
  const { rows } = await sql<ChosenPreference>`
    select type, in_app as "inApp", push, mail, mail_rhythm as "mailRhythm" from notification_preference`.execute(trx);
  return rows;
}

export async function storeChosen(
  trx: Trx,
  who: { companyId: string; userId: string },
  chosen: readonly ChosenInput[],
): Promise<void> {
  await sql`
    insert into notification_preference (company_id, user_id, type, in_app, push, mail, mail_rhythm)
    select ${who.companyId}, ${who.userId}, c.type, c."inApp", c.push, c.mail, coalesce(c."mailRhythm", p.mail_rhythm, 'atOnce')
    from json_to_recordset(${JSON.stringify(chosen)}::json)
      as c(type text, "inApp" boolean, push boolean, mail boolean, "mailRhythm" text)
    left join notification_preference p
      on p.company_id = ${who.companyId} and p.user_id = ${who.userId} and p.type = c.type
    on conflict (company_id, user_id, type) do update set in_app = excluded.in_app, push = excluded.push,
      mail = excluded.mail, mail_rhythm = excluded.mail_rhythm`.execute(trx);
}
