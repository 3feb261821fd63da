import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import type { Permission } from '#kernel/permission.ts';
import { isPrintable } from '#kernel/text.ts';
import { STEP_IN_MINUTES } from '../rules/lifetimes.ts';
import { sessionUserShape } from './session-user.shape.ts';

export const REASON_MIN = 10;
export const REASON_MAX = 500;

/** Whoever looks after all companies may step into one. */
export const STEP_IN: Permission = 'companies-read';

export const stepInReasonShape = z
  .string()
  .trim()
  .min(REASON_MIN)
  .max(REASON_MAX)
  .refine(isPrintable, { params: { code: 'characters' } });

export const stepIn = defineCall({
  id: 'session.stepIn',
  method: 'POST',
  path: '/session/step-in',
  summary: `A super administrator works in a company that is not theirs as its administrator, for at most ${STEP_IN_MINUTES} minutes and in every tab of this session. Its administrators are notified of the reason.`,
  access: { permission: STEP_IN },
  scope: 'platform',
  confirmsPassword: true,
  body: z.strictObject({ companyId: idShape, reason: stepInReasonShape }),
  reply: sessionUserShape,
});

export const stepOut = defineCall({
  id: 'session.stepOut',
  method: 'POST',
  path: '/session/step-out',
  summary: 'Leaves the company the caller had stepped into and goes back to their own.',
  access: 'signed-in',
  reply: sessionUserShape,
});
