import { z } from 'zod';
import { insertEvents, noteSeen } from '#areas/load-orders/server/index.ts';
import { tripsSeenSince } from '#areas/positions/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import { markExpired } from './location-request.repository.ts';
import { recordMapEvents } from './map-event.repository.ts';

/** Questions that nobody answered in time. */
async function expire(trx: Trx, now: Date): Promise<void> {
  const expired = await markExpired(trx, now);
  await insertEvents(
    trx,
    expired.map(({ company_id, order_id }) => ({ companyId: company_id, orderId: order_id, type: 'locationExpired' })),
  );
  await recordMapEvents(
    trx,
    expired.map(({ company_id, order_id, id, expires_at }) => ({
      companyId: company_id,
      orderId: order_id,
      kind: 'locationExpired',
      subject: id,
      at: expires_at,
    })),
  );
}

/** More than the minute between two runs, so that a run that comes late misses nothing. */
const LOOKS_BACK_MS = 5 * 60_000;

/** The last place of an order follows what devices report, once a minute: a row of it for each message would be too many. */
const followDevices = async (trx: Trx, now: Date): Promise<void> =>
  noteSeen(trx, await tripsSeenSince(trx, new Date(now.getTime() - LOOKS_BACK_MS)));

export const controlClockJob = defineJob({
  name: 'tracking.controlClock',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, { database, now }) => {
    await database.asPlatform((trx) => expire(trx, now()));
    await database.asPlatform((trx) => followDevices(trx, now()));
  },
});
export const controlClock: CronEntry = { schedule: '* * * * *', job: controlClockJob.name };
