import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { emailShape, isPrintable } from '#kernel/text.ts';
import { unmetDemands } from '../rules/password-policy.ts';
import { done, typedPasswordShape } from './session.calls.ts';

export const newPasswordShape = z.string().superRefine((password, context) => {
  const [problem] = isPrintable(password) ? unmetDemands(password) : ['characters'];
  if (problem) context.addIssue({ code: 'custom', params: { code: problem } });
});

export const RECOVERY_CODE_DIGITS = 6;

export const setNewPassword = defineCall({
  id: 'session.newPassword',
  method: 'POST',
  path: '/session/new-password',
  summary: 'Replaces a temporary password; every other call is refused until this is done.',
  access: 'signed-in',
  beforeNewPassword: true,
  body: z.strictObject({ newPassword: newPasswordShape }),
  reply: done,
});

export const changePassword = defineCall({
  id: 'session.changePassword',
  method: 'PUT',
  path: '/session/password',
  summary: 'Changes the caller’s password and ends their other sessions.',
  access: 'signed-in',
  rateLimit: { max: 30, seconds: 60, by: 'user' },
  body: z.strictObject({ current: typedPasswordShape, next: newPasswordShape }),
  reply: done,
});

export const confirmPassword = defineCall({
  id: 'session.confirmPassword',
  method: 'POST',
  path: '/session/password/confirm',
  summary: 'Whether the caller knows their password; for five minutes this session may then do what asks for it.',
  access: 'signed-in',
  rateLimit: { max: 30, seconds: 60, by: 'user' },
  body: z.strictObject({ password: typedPasswordShape }),
  reply: done,
});

export const accessByEmail = defineCall({
  id: 'session.accessByEmail',
  method: 'GET',
  path: '/usersInvt/access/email',
  summary: 'Whether an address may try to sign in; tells no more than signing in would.',
  access: 'public',
  rateLimit: { max: 20, seconds: 60, by: 'address' },
  query: z.object({ email: emailShape }),
  reply: z.object({ access: z.boolean() }),
});

export const sendRecoveryCode = defineCall({
  id: 'session.sendRecoveryCode',
  method: 'PUT',
  path: '/usersInvt/send/email/recovery/code',
  summary: 'Mails a recovery code if the address has an account; the answer is the same when it has none.',
  access: 'public',
  rateLimit: { max: 40, seconds: 60, by: 'address' },
  body: z.strictObject({ email: emailShape }),
  reply: z.object({
    /** Opaque handle of this recovery, to be sent back as `userId`; it reveals nothing about any account. */
    userId: idShape,
    expiresIn: z.number().int(),
  }),
});

export const changePasswordByCode = defineCall({
  id: 'session.changePasswordByCode',
  method: 'PUT',
  path: '/usersInvt/change/password/email',
  summary: 'Sets a new password with the mailed code and ends every session of the account.',
  access: 'public',
  rateLimit: { max: 30, seconds: 60, by: 'address' },
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${RECOVERY_CODE_DIGITS}}$`)),
    newPassword: newPasswordShape,
    userId: idShape,
  }),
  reply: done,
});
