import { sql } from 'kysely';
import { notificationsOfSession } from '#areas/session/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { provide } from '#platform/ports.ts';
import type { NotificationData } from '../rules/notification-kind.ts';

/** Reading and marking run as the user: row-level security shows only their own notifications of the company. */
export interface NotificationRow {
  readonly id: string;
  readonly type: string;
  readonly message: string;
  readonly data: NotificationData;
  readonly read: boolean;
  readonly createdAt: Date;
}

const columns = sql`id, type, message, data, read_at is not null as read, created_at as "createdAt"`;

export interface PageQuery {
  readonly size: number;
  readonly page: number;
  readonly read: boolean | undefined;
}

const readCondition = (read: boolean | undefined) =>
  read === undefined ? sql`true` : read ? sql`read_at is not null` : sql`read_at is null`;

export async function readPage(trx: Trx, { size, page, read }: PageQuery): Promise<readonly NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`select ${columns} from notification where ${readCondition(read)}
    order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(trx);
  return rows;
}

export async function countNotifications(trx: Trx, read: boolean | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notification where ${readCondition(read)}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** The row after marking; undefined when it does not belong to the user. */
export async function markOne(trx: Trx, id: string, now: Date): Promise<NotificationRow | undefined> {
  const { rows } = await sql<NotificationRow>`
    update notification set read_at = coalesce(read_at, ${now}) where id = ${id} returning ${columns}`.execute(trx);
  return rows[0];
}

export async function markAll(trx: Trx, now: Date): Promise<void> {
  await sql`update notification set read_at = ${now} where read_at is null`.execute(trx);
}

/** What the session shows of a user's notifications. */
export const sessionNotifications = provide(notificationsOfSession, {
  unread: sql`(select count(*)::int from notification n
    where n.company_id = app.company_id() and n.user_id = app.user_id() and n.read_at is null)`,
  notificationSettings: sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'type', np.type, 'inApp', np.in_app, 'push', np.push, 'mail', np.mail) order by np.type), '[]')
    from notification_preference np where np.company_id = app.company_id() and np.user_id = app.user_id())`,
});
