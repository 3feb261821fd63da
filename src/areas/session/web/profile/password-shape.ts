import { z } from 'zod';
import { newPasswordShape } from '#areas/session/contract/password.calls.ts';
import { typedPasswordShape } from '#areas/session/contract/session.calls.ts';

export const passwordShape = z
  .object({ current: typedPasswordShape, newPassword: newPasswordShape, repeated: z.string() })
  .superRefine(({ newPassword, repeated }, context) => {
    if (newPassword === repeated) return;
    context.addIssue({ code: 'custom', path: ['repeated'], params: { code: 'passwordRepeat' } });
  });

export type PasswordValues = z.input<typeof passwordShape>;
