import type { AreaServer } from '#platform/area.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { sessionNotifications } from './notification.repository.ts';
import { notificationRoutes } from './notification.routes.ts';
import { pushJob } from './push.job.ts';
import { supportSubscribers } from './support.subscribers.ts';

/** How an area above writes the mails in which people get several notifications together. */
export { type DigestReader, type DigestText, defineDigest } from './digest.ts';
/** How every other area notifies people, with the kinds it declares. */
export { type Audience, causedBy, type Notice, notify, type Say } from './notify.ts';
export { subscribeNotices } from './subscribe-notices.ts';

/** A mechanism below the areas: they declare the kinds, and the application joins them. */
export function createNotificationsServer(kinds: NotificationKinds): AreaServer {
  return {
    name: 'notifications',
    routes: notificationRoutes(kinds),
    jobs: [pushJob],
    subscribers: supportSubscribers,
    provides: [sessionNotifications],
  };
}
