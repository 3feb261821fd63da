import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { UPDATE_ANY_DRIVER } from './driver.permissions.ts';

/** The actions a list offers on a driver, in a file of their own so that a list need not load every driver call. */
const params = z.object({ id: idShape });
const changing = { permission: UPDATE_ANY_DRIVER } as const;

export const enableDriver = defineCall({
  id: 'drivers.enable',
  method: 'PUT',
  path: '/carrier/{id}/enble',
  summary: 'Enables or disables a driver; a disabled one is offered for no trip.',
  access: changing,
  params,
  body: z.strictObject({ enable: z.boolean() }),
  reply: z.object({ trucker: z.object({ _id: idShape, enabled: z.boolean(), version: z.number().int() }) }),
});

export const verifyDriver = defineCall({
  id: 'drivers.verify',
  method: 'PUT',
  path: '/carrier/{id}/verified',
  summary: 'Says that somebody has checked who the driver is, or takes it back.',
  access: changing,
  params,
  body: z.strictObject({ verified: z.boolean() }),
  reply: z.object({ trucker: z.object({ _id: idShape, verified: z.boolean(), version: z.number().int() }) }),
});
