import type { CallReply } from '#kernel/api-call.ts';
import type { findDocks } from '../../contract/booking.calls.ts';

/** The days and docks that somebody may choose from. */
export type OpenDays = CallReply<typeof findDocks>;

/** How often free times of another company's warehouse are read again: it does not report its changes here. */
export const FOREIGN_MS = 5_000;
