import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** What the clock says about a booking that nobody touched. */
export const CLOCK_NOTICES = ['reminder', 'late', 'earlier'] as const;
export type ClockNotice = (typeof CLOCK_NOTICES)[number];

export const clockNoticed = defineEvent(
  'warehouses.clockNoticed',
  z.object({
    bookingId: idShape,
    what: z.enum(CLOCK_NOTICES),
    /** Of an earlier time: when the free place begins. */
    startsAt: z.iso.datetime().nullable(),
  }),
);

/** Written by the database with the check of the gate: see `app.forged_shown`. */
export const forgedTicketShown = defineEvent('warehouses.forgedTicketShown', z.object({ checkId: idShape }));
