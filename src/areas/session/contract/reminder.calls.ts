import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { done } from './session.calls.ts';

export const readReminders = defineCall({
  id: 'session.reminders',
  method: 'GET',
  path: '/session/reminders',
  summary:
    'What the caller should not forget today, in their language: documents about to expire, orders without a truck, temporary passwords about to end. Empty once they were accepted today.',
  access: 'signed-in',
  beforeNewPassword: true,
  reply: z.object({ reminders: z.array(z.string()) }),
});

export const acceptReminders = defineCall({
  id: 'session.acceptReminders',
  method: 'PUT',
  path: '/session/reminders/accepted',
  summary: 'The caller has read the reminders: they are not shown again today.',
  access: 'signed-in',
  reply: done,
});
