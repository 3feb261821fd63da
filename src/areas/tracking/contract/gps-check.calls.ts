import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { CHECK_GPS } from './device.permissions.ts';

export const checkGps = defineCall({
  id: 'devices.check',
  method: 'GET',
  path: '/devices/check',
  summary:
    'Whether the device of a truck reported within 30 minutes, within 20 km of the origin of an order, and believably.',
  access: { permission: CHECK_GPS },
  query: z.object({ orderId: idShape, transportUnitId: idShape }),
  reply: z.object({
    passed: z.boolean(),
    hasDevice: z.boolean(),
    hasReported: z.boolean(),
    minutesAgo: z.number().int().nullable(),
    isNear: z.boolean(),
    metersAway: z.number().int().nullable(),
    isBelievable: z.boolean(),
    deviceId: idShape.nullable(),
    /** Without passing, assigning and starting are refused. */
    isRequired: z.boolean(),
  }),
});
