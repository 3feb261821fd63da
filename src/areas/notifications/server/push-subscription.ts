import { isIP } from 'node:net';
import { z } from 'zod';

const bytes = (count: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+=*$/)
    .refine((text) => Buffer.from(text, 'base64url').length === count);

/** The content of a browser's PushSubscription, stored as JSON in the user's push token. */
const subscriptionShape = z.object({
  endpoint: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .refine((text) => isIP(new URL(text).hostname.replace(/^\[|\]$/g, '')) === 0),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type Subscription = z.output<typeof subscriptionShape>;

/** Undefined when the token is not one of a push service. */
export function readSubscription(pushToken: string): Subscription | undefined {
  try {
    return subscriptionShape.safeParse(JSON.parse(pushToken)).data;
  } catch {
    return undefined;
  }
}
