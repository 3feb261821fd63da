import { requestErrors } from '#kernel/errors.ts';

/** Clocks of phones are not the server's. */
const CLOCK_SLACK_MS = 5 * 60_000;

/** When something happened, which may be long before it is told; never before it could, never in the future. */
export function toldMoment(now: Date, at: string | undefined, since: Date): Date {
  if (!at) return now;
  const told = new Date(at);
  const isAhead = told.getTime() > now.getTime() + CLOCK_SLACK_MS;
  if (isAhead || told.getTime() < since.getTime() - CLOCK_SLACK_MS) {
    throw requestErrors.invalid({ fields: { at: { code: 'date' } } });
  }
  if (told < since) return since;
  return told > now ? now : told;
}
