import { z } from 'zod';
import { DEVICE_ALARMS } from '#areas/tracking/rules/messages/device-message.ts';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** Somebody sends a device's number with a wrong secret, again and again on one day. */
export const secretGuessed = defineEvent(
  'tracking.secretGuessed',
  z.object({ deviceId: idShape, identifier: z.string(), times: z.number() }),
);

/** A device reports something that a rule cannot see. */
export const deviceAlarmed = defineEvent(
  'tracking.deviceAlarmed',
  z.object({
    deviceId: idShape,
    companyId: idShape,
    orderId: idShape.nullable(),
    vehicleId: idShape.nullable(),
    alarm: z.enum(DEVICE_ALARMS),
    at: z.coerce.date(),
    position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    isLate: z.boolean(),
  }),
);
