import { z } from 'zod';
import { forgetTrackerChanges, makePositionDays } from '#areas/positions/server/index.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { forgetMessages, MESSAGES_KEPT_DAYS } from './device-message.repository.ts';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 8;

/** The days of the coming week, each a table of its own. */
export const makeDaysJob = defineJob({
  name: 'tracking.makeDays',
  queue: 'housekeeping',
  payload: z.unknown(),
  run: async (_payload, { database, now }) => {
    const today = now();
    await database.asPlatform((trx) => makePositionDays(trx, today, new Date(today.getTime() + DAYS_AHEAD * DAY_MS)));
  },
});

export const forgetMessagesJob = defineJob({
  name: 'tracking.forgetMessages',
  queue: 'housekeeping',
  payload: z.unknown(),
  run: async (_payload, { database, now }) => {
    const before = new Date(now().getTime() - MESSAGES_KEPT_DAYS * DAY_MS);
    await database.asPlatform((trx) => forgetMessages(trx, before));
    await database.asPlatform((trx) => forgetTrackerChanges(trx, before));
  },
});
