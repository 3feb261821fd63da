import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { UPDATE_ANY_DRIVER } from './driver.permissions.ts';

const SEARCHES_PER_MINUTE = 60;

/** A member of the company whose account a driver signs in with. */
export const driverAccountShape = z.object({ _id: idShape, name: z.string(), email: z.string() });
export type DriverAccount = z.output<typeof driverAccountShape>;

export const searchAccounts = defineCall({
  id: 'drivers.accounts',
  method: 'GET',
  path: '/carrier/accounts',
  summary: 'Members of the company who are no driver yet, by name or mail.',
  access: { permission: UPDATE_ANY_DRIVER },
  rateLimit: { max: SEARCHES_PER_MINUTE, seconds: 60, by: 'user' },
  query: z.object({ search: z.string().trim().max(100).default('') }),
  reply: z.object({ users: z.array(driverAccountShape) }),
});
