import { type AnyRoute, route } from '#platform/http/route.ts';
import * as notifications from '../contract/notification.calls.ts';
import * as preferences from '../contract/preference.calls.ts';
import { pushKey } from '../contract/push.calls.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { list, quantity, read, readFull } from './notification.service.ts';
import { choosePreferences, presentPreferences } from './preference.service.ts';
import { vapidKeys } from './vapid.ts';

export function notificationRoutes(kinds: NotificationKinds): readonly AnyRoute[] {
  const { listNotifications, markReadFull } = notifications.spelledOut(kinds);
  return [
    route(listNotifications, (context, input) => list(kinds, context, input)),
    route(notifications.unreadQuantity, quantity),
    route(notifications.markRead, read),
    route(markReadFull, (context, input) => readFull(kinds, context, input)),
    ...preferenceRoutes(kinds),
    route(pushKey, async ({ services }) => ({ publicKey: vapidKeys(services.config.AUTH_SECRET).publicKey })),
  ];
}

function preferenceRoutes(kinds: NotificationKinds): readonly AnyRoute[] {
  const { readPreferences, updatePreferences } = preferences.spelledOut(kinds);
  return [
    route(readPreferences, (context) => presentPreferences(kinds, context)),
    route(updatePreferences, (context, { body }) => choosePreferences(kinds, context, body.preferences)),
  ];
}
