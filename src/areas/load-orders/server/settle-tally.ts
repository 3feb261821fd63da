import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { settleOptions } from './kept-options.repository.ts';
import { settleTally } from './order-tally.repository.ts';

/** Below this number, summing loose rows while counting is faster than merging them. */
const LOOSE_LINES = 100;

export const settleTallyJob = defineJob({
  name: 'loadOrders.settleTally',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, { database }) =>
    database.asPlatform(async (trx) => {
      await settleTally(trx, LOOSE_LINES);
      await settleOptions(trx, LOOSE_LINES);
    }),
});
