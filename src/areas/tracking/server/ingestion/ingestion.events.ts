import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** Somebody sends a device's number with a wrong secret, again and again on one day. */
export const secretGuessed = defineEvent(
  'tracking.secretGuessed',
  z.object({ deviceId: idShape, identifier: z.string(), times: z.number() }),
);
