import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { NotificationData } from '../rules/notification-kind.ts';
import type { Channels } from '../rules/notification-preference.ts';

/** Notifying others needs platform scope, because their preferences and notifications are otherwise invisible. */
export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly language: string | null;
  readonly country: string | null;
  readonly pushRegistered: boolean;
  readonly chosen: Channels | null;
  readonly permissions: readonly string[];
}

/** Enabled members of the company, all of them or only the given people. */
export async function findRecipients(
  trx: Trx,
  companyId: string,
  type: string,
  userIds: readonly string[] | undefined,
): Promise<readonly Recipient[]> {
  const { rows } = await sql<Recipient>`
    select u.id as "userId", u.email, u.language, c.country_code as country, u.push_token is not null as "pushRegistered",
      case when p.user_id is not null then json_build_object('inApp', p.in_app, 'push', p.push, 'mail', p.mail) end as chosen,
      array(select distinct held.name from membership_role mr
        join role r on r.company_id = mr.company_id and r.id = mr.role_id
        cross join unnest(r.permissions) as held (name)
        where mr.company_id = m.company_id and mr.user_id = m.user_id) as permissions
    from membership m
    join app_user u on u.id = m.user_id and u.enabled
    join company c on c.id = m.company_id
    left join notification_preference p on p.company_id = m.company_id and p.user_id = m.user_id and p.type = ${type}
    where m.company_id = ${companyId} and m.enabled ${userIds ? sql`and m.user_id = any(${userIds}::uuid[])` : sql``}
    order by u.id`.execute(trx);
  return rows;
}

export interface NewNotification {
  readonly id: string;
  readonly userId: string;
  readonly message: string;
}

export interface InsertedNotification extends NewNotification {
  readonly createdAt: Date;
}

/** Leaves out people who were already notified of the same event. */
export async function insertNotifications(
  trx: Trx,
  what: { companyId: string; type: string; data: NotificationData; eventId: string | null },
  rows: readonly NewNotification[],
): Promise<readonly InsertedNotification[]> {
  if (rows.length === 0) return [];
  const { rows: inserted } = await sql<InsertedNotification>`
    insert into notification (id, company_id, user_id, type, message, data, event_id)
    select n.id, ${what.companyId}, n."userId", ${what.type}, n.message, ${JSON.stringify(what.data)}::jsonb, ${what.eventId}
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id uuid, "userId" uuid, message text)
    on conflict (event_id, user_id) where event_id is not null do nothing
    returning id, user_id as "userId", message, created_at as "createdAt"`.execute(trx);
  return inserted;
}

export async function unreadByUser(
  trx: Trx,
  companyId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ userId: string; quantity: number }>`
    select user_id as "userId", count(*) as quantity from notification
    where company_id = ${companyId} and user_id = any(${userIds}::uuid[]) and read_at is null group by user_id`.execute(
    trx,
  );
  return new Map(rows.map((row) => [row.userId, row.quantity]));
}
