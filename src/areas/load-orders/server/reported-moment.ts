import { requestErrors } from '#kernel/errors.ts';

/** Clocks of phones differ from the server's. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** When something happened, perhaps long before it was reported: never before it was possible, never in the future. */
export function reportedMoment(now: Date, at: string | undefined, since: Date): Date {
  if (!at) return now;
  const reported = new Date(at);
  const isAhead = reported.getTime() > now.getTime() + CLOCK_SLACK_MS;
  if (isAhead || reported.getTime() < since.getTime() - CLOCK_SLACK_MS) {
    throw requestErrors.invalid({ fields: { at: { code: 'date' } } });
  }
  if (reported < since) return since;
  return reported > now ? now : reported;
}
