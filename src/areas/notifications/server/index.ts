import type { AreaServer } from '#platform/area.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { notificationRoutes } from './notification.routes.ts';
import { preferenceRoutes } from './preference.routes.ts';
import { pushJob } from './push.job.ts';
import { pushRoutes } from './push.routes.ts';
import { sessionNotifications } from './session-notifications.repository.ts';

/** How every other area notifies people, with the kinds it declares. */
export { type Audience, causedBy, type Notice, notify, type Say } from './notify.ts';

/** A mechanism below the areas: they declare the kinds, and the application joins them. */
export function createNotificationsServer(kinds: NotificationKinds): AreaServer {
  return {
    name: 'notifications',
    routes: [...notificationRoutes(kinds), ...preferenceRoutes(kinds), ...pushRoutes],
    jobs: [pushJob],
    provides: [sessionNotifications],
  };
}
