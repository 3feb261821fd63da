import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** Somebody of the platform stepped into a company. */
export const steppedIn = defineEvent(
  'session.steppedIn',
  z.object({ companyId: idShape, name: z.string(), reason: z.string(), until: z.iso.datetime() }),
);
