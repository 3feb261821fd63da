import type { Agent } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import { z } from 'zod';
import { forgetPushToken, readPushToken } from '#areas/session/server/index.ts';
import { idShape } from '#kernel/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { ServiceResting } from '#platform/net/circuit-breaker.ts';
import { publicAgent } from '#platform/net/public-agent.ts';
import { within } from '#platform/net/within.ts';
import type { Services } from '#platform/services.ts';
import { type PushMessage, pushMessageShape } from '../contract/push.calls.ts';
import { vapidKeys } from './vapid.ts';

/** A push message that could not be delivered within a day is useless. */
const TTL_SECONDS = 24 * 3600;
/** Silence, and the whole conversation. */
const TIMEOUT_MS = 5_000;
const TOTAL_TIMEOUT_MS = 10_000;
const GONE = [404, 410];
export const PUSH_ATTEMPTS = 6;

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
type Subscription = z.output<typeof subscriptionShape>;

/** Undefined when the token is not one of a push service. */
export function readSubscription(pushToken: string): Subscription | undefined {
  try {
    return subscriptionShape.safeParse(JSON.parse(pushToken)).data;
  } catch {
    return undefined;
  }
}

/** Sends one message to one person's browser; the agent limits the addresses we may connect to. */
export function pushJobVia(agent: Agent) {
  return defineJob({
    name: 'notifications.push',
    queue: 'push',
    // Messages queued by an older version have no urgency.
    payload: pushMessageShape.extend({ userId: idShape, urgent: z.boolean().default(false) }),
    run: async ({ userId, urgent, ...message }, services) => {
      const token = await services.database.asPlatform((trx) => readPushToken(trx, userId));
      if (!token) return;
      const subscription = readSubscription(token);
      const alive = subscription !== undefined && (await send(subscription, { message, urgent }, agent, services));
      if (!alive) await services.database.asPlatform((trx) => forgetPushToken(trx, userId, token));
    },
  });
}

/** False when the subscription no longer exists; throws when another attempt may help. */
async function send(
  subscription: Subscription,
  { message, urgent }: { readonly message: PushMessage; readonly urgent: boolean },
  agent: Agent,
  { config, log, outside }: Services,
) {
  const urgency = urgent ? 'high' : 'normal';
  const vapidDetails = { subject: `mailto:${config.SUPPORT_EMAIL}`, ...vapidKeys(config.AUTH_SECRET) };
  try {
    const options = { TTL: TTL_SECONDS, timeout: TIMEOUT_MS, urgency, agent, vapidDetails } as const;
    await outside.call(
      `push ${serviceOf(subscription)}`,
      () => within(TOTAL_TIMEOUT_MS, webPush.sendNotification(subscription, JSON.stringify(message), options)),
      isOutage,
    );
    return true;
  } catch (error) {
    if (error instanceof ServiceResting) throw error;
    const status = error instanceof webPush.WebPushError ? error.statusCode : undefined;
    if (status !== undefined && GONE.includes(status)) return false;
    if (status === undefined || status === 429 || status >= 500)
      throw new Error('push failed', { cause: reason(error) });
    log.warn({ status }, 'the push service refused the message');
    return true;
  }
}

/** Who runs the push services of the browsers. Any other address is somebody's own and shares one state with the rest. */
const PUSH_SERVICES = {
  google: /(^|\.)googleapis\.com$/,
  mozilla: /(^|\.)mozilla\.com$/,
  apple: /(^|\.)push\.apple\.com$/,
  microsoft: /(^|\.)notify\.windows\.com$/,
};

function serviceOf({ endpoint }: Subscription): string {
  const { hostname } = new URL(endpoint);
  return Object.entries(PUSH_SERVICES).find(([, hosts]) => hosts.test(hostname))?.[0] ?? 'other';
}

/** A refusal of this message or this subscription shows that the service is up. */
function isOutage(error: unknown): boolean {
  return !(error instanceof webPush.WebPushError) || error.statusCode >= 500;
}

/** The library's errors contain the endpoint, which gives access to the person's browser. */
function reason(error: unknown): string {
  if (error instanceof webPush.WebPushError) return `status ${error.statusCode}`;
  return error instanceof Error ? error.message : 'unknown';
}

export const pushJob = pushJobVia(publicAgent);
