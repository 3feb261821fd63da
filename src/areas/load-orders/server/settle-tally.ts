import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { settleTally } from './order-tally.repository.ts';

/** Fewer than these are added up by whoever counts, in less time than putting them together takes. */
const LOOSE_LINES = 100;

export const settleTallyJob = defineJob({
  name: 'loadOrders.settleTally',
  payload: z.object({}),
  run: (_payload, { database }) => database.asPlatform((trx) => settleTally(trx, LOOSE_LINES)),
});
