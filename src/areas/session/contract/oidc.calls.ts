import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';

/** Providers add their own values, which the OpenID Connect library checks. */
const returned = z.string().max(4000);

/** The redirect address registered with the identity provider. */
export const OIDC_CALLBACK_PATH = '/session/oidc/callback';

export const startOutsideSignIn = defineCall({
  id: 'session.oidcStart',
  method: 'GET',
  path: '/session/oidc/start',
  summary: 'Sends the browser to the configured identity provider.',
  access: 'public',
  raw: true,
  rateLimit: { max: 60, seconds: 60, by: 'address' },
  reply: z.unknown(),
});

export const finishOutsideSignIn = defineCall({
  id: 'session.oidcCallback',
  method: 'GET',
  path: OIDC_CALLBACK_PATH,
  summary:
    'The way back from the identity provider: opens the session, or returns to the sign-in page with the reason.',
  access: 'public',
  raw: true,
  rateLimit: { max: 60, seconds: 60, by: 'address' },
  query: z
    .object({ code: returned.optional(), state: returned.optional(), error: returned.optional() })
    .catchall(returned),
  reply: z.unknown(),
});
