import { type AnyRoute, route } from '#platform/http/route.ts';
import { markRead, spelledOut, unreadQuantity } from '../contract/notification.calls.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { list, quantity, read, readFull } from './notification.service.ts';

export function notificationRoutes(kinds: NotificationKinds): readonly AnyRoute[] {
  const { listNotifications, markReadFull } = spelledOut(kinds);
  return [
    route(listNotifications, (context, input) => list(kinds, context, input)),
    route(unreadQuantity, quantity),
    route(markRead, read),
    route(markReadFull, (context, input) => readFull(kinds, context, input)),
  ];
}
