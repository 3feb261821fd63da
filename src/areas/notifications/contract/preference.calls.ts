import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { mayBeMuted } from '../rules/notification-preference.ts';
import { NOTIFICATION_TYPES } from '../rules/notification-type.ts';

const PATH = '/users/config/notification/';

const preferenceShape = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  inApp: z.boolean(),
  push: z.boolean(),
  mail: z.boolean(),
});

const preferencesReply = z.object({
  preferences: z.array(preferenceShape.extend({ mayBeMuted: z.boolean() })),
});

const chosenShape = z.strictObject(preferenceShape.shape).refine((chosen) => chosen.inApp || mayBeMuted(chosen.type), {
  path: ['inApp'],
  params: { code: 'choice' },
});

export const readPreferences = defineCall({
  id: 'notifications.preferences',
  method: 'GET',
  path: PATH,
  summary: 'How each type of notification reaches the caller in the current company.',
  access: 'signed-in',
  reply: preferencesReply,
});

export const updatePreferences = defineCall({
  id: 'notifications.updatePreferences',
  method: 'PUT',
  path: PATH,
  summary: 'Chooses, for the types given, how notifications reach the caller; the others stay as they are.',
  access: 'signed-in',
  body: z.strictObject({
    preferences: z
      .array(chosenShape)
      .min(1)
      .max(NOTIFICATION_TYPES.length)
      .refine((list) => new Set(list.map((chosen) => chosen.type)).size === list.length, {
        params: { code: 'invalid' },
      }),
  }),
  reply: preferencesReply,
});
