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
  readonly permissions: ReadonlySet<string>;
}

/** Whom a notice may be for: the enabled members of the company, or those of them who are named. */
export interface Asked {
  readonly companyId: string;
  readonly type: string;
  readonly userIds?: readonly string[] | undefined;
}

interface Member extends Omit<Recipient, 'chosen' | 'permissions'> {
  readonly companyId: string;
  readonly permissions: readonly string[];
  /** By type. */
  readonly chosen: Readonly<Record<string, Channels>> | null;
}

/** The recipients of many notices in one statement; answers those of each, with what they chose for its type. */
export async function findRecipients(trx: Trx, asked: readonly Asked[]): Promise<(one: Asked) => readonly Recipient[]> {
  const members = new Map<string, (Omit<Member, 'permissions'> & Pick<Recipient, 'permissions'>)[]>();
  for (const { permissions, ...member } of await readMembers(trx, asked)) {
    const inCompany = members.get(member.companyId) ?? [];
    inCompany.push({ ...member, permissions: new Set(permissions) });
    members.set(member.companyId, inCompany);
  }
  return ({ companyId, type, userIds }) => {
    const named = userIds && new Set(userIds);
    return (members.get(companyId) ?? [])
      .filter(({ userId }) => !named || named.has(userId))
      .map((member) => ({ ...member, chosen: member.chosen?.[type] ?? null }));
  };
}

async function readMembers(trx: Trx, asked: readonly Asked[]): Promise<readonly Member[]> {
  const whole = new Set(asked.filter(({ userIds }) => !userIds).map(({ companyId }) => companyId));
  const named = new Map<string, { companyId: string; userId: string }>();
  for (const { companyId, userIds = [] } of asked)
    for (const userId of whole.has(companyId) ? [] : userIds)
      named.set(`${companyId} ${userId}`, { companyId, userId });
  const types = [...new Set(asked.map(({ type }) => type))];
  const { rows } = await sql<Member>`
    with asked as (
      select company_id, user_id, enabled from membership where company_id = any(${[...whole]}::uuid[])
      union all
      select m.company_id, m.user_id, m.enabled
      from json_to_recordset(${JSON.stringify([...named.values()])}::json) as n ("companyId" uuid, "userId" uuid)
      join membership m on m.company_id = n."companyId" and m.user_id = n."userId")
    select m.company_id as "companyId", u.id as "userId", u.email, u.language, c.country_code as country,
      u.push_token is not null as "pushRegistered",
      (select json_object_agg(p.type, json_build_object('inApp', p.in_app, 'push', p.push, 'mail', p.mail))
        from notification_preference p
        where p.company_id = m.company_id and p.user_id = m.user_id and p.type = any(${types}::text[])) as chosen,
      array(select distinct held.name from membership_role mr
        join role r on r.company_id = mr.company_id and r.id = mr.role_id
        cross join unnest(r.permissions) as held (name)
        where mr.company_id = m.company_id and mr.user_id = m.user_id) as permissions
    from asked m
    join app_user u on u.id = m.user_id and u.enabled
    join company c on c.id = m.company_id
    where m.enabled
    order by u.id`.execute(trx);
  return rows;
}

/** A notification of one person. */
export interface NewNotification {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly type: string;
  readonly message: string;
  readonly data: NotificationData;
  readonly eventId: string | null;
}

/** When each was created; leaves out people who were already notified of the same event. */
export async function insertNotifications(
  trx: Trx,
  rows: readonly NewNotification[],
): Promise<ReadonlyMap<string, Date>> {
  if (rows.length === 0) return new Map();
  const { rows: inserted } = await sql<{ id: string; createdAt: Date }>`
    insert into notification (id, company_id, user_id, type, message, data, event_id)
    select n.id, n."companyId", n."userId", n.type, n.message, n.data, n."eventId"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as n (id uuid, "companyId" uuid, "userId" uuid, type text, message text, data jsonb, "eventId" uuid)
    on conflict (event_id, user_id) where event_id is not null do nothing
    returning id, created_at as "createdAt"`.execute(trx);
  return new Map(inserted.map(({ id, createdAt }) => [id, createdAt]));
}

interface Reader {
  readonly companyId: string;
  readonly userId: string;
}

export const readerKey = ({ companyId, userId }: Reader): string => `${companyId} ${userId}`;

/** How many notifications each has not read, by its key. */
export async function countUnread(trx: Trx, readers: readonly Reader[]): Promise<ReadonlyMap<string, number>> {
  const asked = new Map(
    readers.map(({ companyId, userId }) => [readerKey({ companyId, userId }), { companyId, userId }]),
  );
  const { rows } = await sql<Reader & { quantity: number }>`
    select a."companyId", a."userId", (select count(*) from notification n
      where n.company_id = a."companyId" and n.user_id = a."userId" and n.read_at is null) as quantity
    from json_to_recordset(${JSON.stringify([...asked.values()])}::json) as a ("companyId" uuid, "userId" uuid)`.execute(
    trx,
  );
  return new Map(rows.map((row) => [readerKey(row), row.quantity]));
}
