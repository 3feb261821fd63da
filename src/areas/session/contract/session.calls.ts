import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import type { Permission } from '#kernel/permission.ts';
import { emailShape, isPrintable } from '#kernel/text.ts';
import { PASSWORD_MAX } from '../rules/password-policy.ts';
import { sessionUserShape } from './session-user.shape.ts';

/** A password to be compared: only its length is limited, the policy applies to new ones. */
export const typedPasswordShape = z
  .string()
  .min(1)
  .max(PASSWORD_MAX)
  .refine(isPrintable, { params: { code: 'characters' } });

/** What a browser keeps in memory; the refresh token is in a cookie that scripts cannot read. */
export const openSessionShape = z.object({
  accessToken: z.string(),
  /** Seconds until the access token must be renewed. */
  expiresIn: z.number().int(),
  /** Whether every other call is refused until a new password is set. */
  newPasswordDue: z.boolean(),
  userId: idShape,
});
export type OpenSession = z.output<typeof openSessionShape>;

export const demoAccountShape = z.object({
  email: z.string(),
  password: z.string(),
  role: z.string(),
  company: z.string(),
  country: z.string(),
});
export type DemoAccount = z.output<typeof demoAccountShape>;

export const done = z.object({ done: z.literal(true) });

export const sessionOptions = defineCall({
  id: 'session.options',
  method: 'GET',
  path: '/session/options',
  summary:
    'What a browser must know before anybody signs in: built-in accounts or an identity provider, the accounts of the demo, the services outside.',
  access: 'public',
  reply: z.object({
    builtIn: z.boolean(),
    identityProvider: z.object({ name: z.string(), startUrl: z.string() }).nullable(),
    supportEmail: z.string(),
    demoAccounts: z.array(demoAccountShape),
    /** Services that the browser calls directly; null where none is configured. */
    outside: z.object({
      sentryDsn: z.string().nullable(),
      analyticsUrl: z.string().nullable(),
      supportChatScript: z.string().nullable(),
    }),
  }),
});

/** Only its holders see the chat widget. */
export const SUPPORT_CHAT: Permission = 'support-chat';

export type SessionOptions = z.output<typeof sessionOptions.reply>;

export const signIn = defineCall({
  id: 'session.signIn',
  method: 'POST',
  path: '/session/sign-in',
  summary: 'Opens a session for an e-mail address and its password; the refresh token comes as a cookie.',
  access: 'public',
  rateLimit: { max: 60, seconds: 60, by: 'address' },
  body: z.strictObject({ email: emailShape, password: typedPasswordShape }),
  /** With the user, so that their home can load at once; null while a new password is due. */
  reply: openSessionShape.extend({ user: sessionUserShape.nullable() }),
});

export const refreshSession = defineCall({
  id: 'session.refresh',
  method: 'POST',
  path: '/session/refresh',
  summary:
    'A fresh access token for the refresh cookie, which is replaced. A replaced cookie used again ends the session.',
  access: 'public',
  rateLimit: { max: 300, seconds: 60, by: 'address' },
  reply: openSessionShape,
});

export const signOut = defineCall({
  id: 'session.signOut',
  method: 'POST',
  path: '/session/sign-out',
  summary: 'Ends the session of the refresh cookie or the access token, whichever is still good.',
  access: 'public',
  reply: done,
});

export const signOutEverywhere = defineCall({
  id: 'session.signOutEverywhere',
  method: 'POST',
  path: '/session/sign-out-everywhere',
  summary: 'Ends every session of the caller, this one included.',
  access: 'signed-in',
  reply: z.object({ ended: z.number().int() }),
});

export const listSessions = defineCall({
  id: 'session.list',
  method: 'GET',
  path: '/session/list',
  summary: 'The caller’s open sessions, the latest used first.',
  access: 'signed-in',
  reply: z.object({
    sessions: z.array(
      z.object({
        id: idShape,
        device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
        address: z.string().nullable(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = defineCall({
  id: 'session.end',
  method: 'DELETE',
  path: '/session/list/{id}',
  summary: 'Ends one of the caller’s own sessions.',
  access: 'signed-in',
  params: z.object({ id: idShape }),
  reply: done,
});
