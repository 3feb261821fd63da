import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';

export const pushKey = defineCall({
  id: 'notifications.pushKey',
  method: 'GET',
  path: '/notification/push/key',
  summary: 'The public key with which a browser subscribes to push messages of this server.',
  access: 'signed-in',
  reply: z.object({ publicKey: z.string() }),
});

/** What the service worker receives. */
export const pushMessageShape = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the screen a click opens; null opens the list. */
  target: z.string().nullable(),
  type: z.string(),
  notificationId: z.string().nullable(),
});
export type PushMessage = z.output<typeof pushMessageShape>;
