import { foldNotifications } from '#areas/notifications/rules/notification-kinds.ts';
import { NOTIFICATIONS } from './notifications.gen.ts';

/** Every kind of notification of every area, in the order of the layers. */
export const notificationKinds = foldNotifications(...Object.values(NOTIFICATIONS));
