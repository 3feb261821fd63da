import { z } from 'zod';
import { forgetOrderPlaces } from '#areas/load-orders/server/index.ts';
import { forgetLastPlaces } from '#areas/positions/server/index.ts';
import { forgetTaskPlaces } from '#areas/trips/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { deleteOldMapViews } from './map-view.repository.ts';
import {
  deleteEndedTrips,
  deleteOldDays,
  deleteOldPositions,
  deleteOldViews,
  dropDays,
  forgetNotedPlaces,
} from './retention.repository.ts';

const DAY_MS = 86_400_000;
/** Who looked is known for as long as what they saw; the longest any company keeps positions, too. */
const LONGEST_DAYS = 366;
/** Twice what a device's page shows of them. */
const DEVICE_DAYS = 60;
/** Later than the latest position that is still taken. */
const ENDED_TRIP_DAYS = 31;
/** Few enough that no other write waits for long. */
const AT_ONCE = 5_000;
/** What is left is deleted tomorrow. */
const BATCHES_MAX = 2_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

type Batch = (trx: Trx, most: number) => Promise<number>;

async function inBatches({ database }: Services, batch: Batch): Promise<void> {
  for (let round = 0; round < BATCHES_MAX; round += 1) {
    if ((await database.asPlatform((trx) => batch(trx, AT_ONCE))) < AT_ONCE) return;
  }
}

async function run(services: Services): Promise<void> {
  const now = services.now();
  const before = daysBefore(now, LONGEST_DAYS);
  await services.database.asPlatform((trx) => dropDays(trx, before));
  await inBatches(services, (trx, most) => deleteOldPositions(trx, now, most));
  for (const forget of [forgetLastPlaces, forgetOrderPlaces, forgetTaskPlaces, forgetNotedPlaces]) {
    await inBatches(services, (trx, most) => forget(trx, now, most));
  }
  await inBatches(services, (trx, most) => deleteOldViews(trx, before, most));
  await inBatches(services, (trx, most) => deleteOldMapViews(trx, before, most));
  await inBatches(services, (trx, most) => deleteOldDays(trx, daysBefore(now, DEVICE_DAYS), most));
  await inBatches(services, (trx, most) => deleteEndedTrips(trx, daysBefore(now, ENDED_TRIP_DAYS), most));
}

export const retentionJob = defineJob({
  name: 'tracking.retention',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, services) => run(services),
});
export const retentionSchedule: CronEntry = { schedule: '23 3 * * *', job: retentionJob.name };
