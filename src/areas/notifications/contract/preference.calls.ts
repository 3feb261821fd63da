import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import type { NotificationKinds } from '../rules/notification-kinds.ts';
import { MAIL_RHYTHMS, mayBeMuted } from '../rules/notification-preference.ts';

const PATH = '/users/config/notification/';

type TypeShape = z.ZodType<string, string>;

const preferenceShape = (type: TypeShape) =>
  z.object({ type, inApp: z.boolean(), push: z.boolean(), mail: z.boolean() });

const rhythmShape = z.enum(MAIL_RHYTHMS);

const replyOf = (type: TypeShape) =>
  z.object({
    preferences: z.array(
      preferenceShape(type).extend({
        mayBeMuted: z.boolean(),
        /** Null where the caller has no choice: the type is never gathered, or never comes to them. */
        mailRhythm: rhythmShape.nullable(),
      }),
    ),
  });

/** A rhythm that is left out stays as it is. */
const chosenShape = (type: TypeShape) =>
  z.strictObject({ ...preferenceShape(type).shape, mailRhythm: rhythmShape.optional() });
export type ChosenInput = z.output<ReturnType<typeof chosenShape>>;

/** Refuses repeated and unknown kinds, and turning off one that is mandatory. */
function bodyOf(kinds: NotificationKinds) {
  const chosen = chosenShape(z.enum([...kinds.keys()])).refine(
    ({ inApp, type }) => inApp || mayBeMuted(kinds.get(type)),
    { path: ['inApp'], params: { code: 'choice' } },
  );
  return z.strictObject({
    preferences: z
      .array(chosen)
      .min(1)
      .max(kinds.size)
      .refine((list) => new Set(list.map(({ type }) => type)).size === list.length, { params: { code: 'invalid' } }),
  });
}

export const readPreferences = defineCall({
  id: 'notifications.preferences',
  method: 'GET',
  path: PATH,
  summary: 'How each type of notification reaches the caller in the current company.',
  access: 'signed-in',
  reply: replyOf(z.string()),
});

export const updatePreferences = defineCall({
  id: 'notifications.updatePreferences',
  method: 'PUT',
  path: PATH,
  summary: 'Chooses, for the types given, how notifications reach the caller; the others stay as they are.',
  access: 'signed-in',
  body: z.strictObject({ preferences: z.array(chosenShape(z.string())) }),
  reply: replyOf(z.string()),
});

/** What the server checks and documents: the calls with every kind. */
export function spelledOut(kinds: NotificationKinds) {
  const reply = replyOf(z.enum([...kinds.keys()]));
  return {
    readPreferences: { ...readPreferences, reply },
    updatePreferences: { ...updatePreferences, body: bodyOf(kinds), reply },
  };
}
