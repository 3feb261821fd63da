import { sql } from 'kysely';
import { notificationsOfSession } from '#areas/session/server/index.ts';
import { provide } from '#platform/ports.ts';

export const sessionNotifications = provide(notificationsOfSession, {
  unread: sql`(select count(*)::int from notification n
    where n.company_id = app.company_id() and n.user_id = app.user_id() and n.read_at is null)`,
  notificationSettings: sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'type', np.type, 'inApp', np.in_app, 'push', np.push, 'mail', np.mail) order by np.type), '[]')
    from notification_preference np where np.company_id = app.company_id() and np.user_id = app.user_id())`,
});
