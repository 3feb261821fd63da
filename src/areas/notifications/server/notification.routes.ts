import { type AnyRoute, route } from '#platform/http/route.ts';
import { listNotifications, markRead, markReadFull, unreadQuantity } from '../contract/notification.calls.ts';
import { list, quantity, read, readFull } from './notification.service.ts';

export const notificationRoutes: readonly AnyRoute[] = [
  route(listNotifications, list),
  route(unreadQuantity, quantity),
  route(markRead, read),
  route(markReadFull, readFull),
];
