import { type AnyRoute, route } from '#platform/http/route.ts';
import { pushKey } from '../contract/push.calls.ts';
import { vapidKeys } from './vapid.ts';

export const pushRoutes: readonly AnyRoute[] = [
  route(pushKey, async ({ services }) => ({ publicKey: vapidKeys(services.config.AUTH_SECRET).publicKey })),
];
