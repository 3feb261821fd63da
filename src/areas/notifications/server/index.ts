import type { AreaServer } from '#platform/area.ts';
import { documentSubscribers } from './document.subscribers.ts';
import { homologationSubscribers } from './homologation.subscribers.ts';
import { loadOrderSubscribers } from './load-order.subscribers.ts';
import { notificationRoutes } from './notification.routes.ts';
import { partnerSubscribers } from './partner.subscribers.ts';
import { preferenceRoutes } from './preference.routes.ts';
import { pushJob } from './push.job.ts';
import { pushRoutes } from './push.routes.ts';
import { sessionNotifications } from './session-notifications.repository.ts';
import { vehicleSubscribers } from './vehicle.subscribers.ts';

/** Lower areas emit events; those above call this directly. */
export { type Notice, notify } from './notify.ts';

export const notificationsServer: AreaServer = {
  name: 'notifications',
  routes: [...notificationRoutes, ...preferenceRoutes, ...pushRoutes],
  jobs: [pushJob],
  provides: [sessionNotifications],
  subscribers: [
    ...documentSubscribers,
    ...homologationSubscribers,
    ...partnerSubscribers,
    ...vehicleSubscribers,
    ...loadOrderSubscribers,
  ],
};
