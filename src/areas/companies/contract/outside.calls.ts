import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { COMPANIES } from './company.permissions.ts';

const instant = z.string().nullable();

/** The first word of a service's name that has a phrase; the words after it say which one of them. */
export const OUTSIDE_KINDS = [
  'mail',
  'files',
  'push',
  'register',
  'mapLinks',
  'geocoder',
  'directions',
  'signIn',
] as const;

/** Working; failed lately but still used; or not used for a while after several failures. */
export const SERVICE_STATES = ['working', 'failing', 'resting'] as const;

const serviceShape = z.object({
  name: z.string(),
  state: z.enum(SERVICE_STATES),
  failures: z.number().int(),
  restsUntil: instant,
  failedAt: instant,
  answeredAt: instant,
  reason: z.string().nullable(),
});
export type OutsideService = z.output<typeof serviceShape>;

const queueShape = z.object({
  queue: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  givenUp: z.number().int(),
  waitingSince: instant,
});
export type WorkQueue = z.output<typeof queueShape>;

export const readOutside = defineCall({
  id: 'platform.outside',
  method: 'GET',
  path: '/platform/outside',
  summary: 'Which services outside the product answer, and how much background work waits.',
  access: { permission: COMPANIES },
  scope: 'platform',
  reply: z.object({ services: z.array(serviceShape), queues: z.array(queueShape) }),
});
