import { z } from 'zod';
import { measure } from '#areas/routes/rules/line.ts';
import { sectionDrives } from '#areas/tracking/rules/live/section-drives.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { insertDrives, pathOf, trackToLearn, unlearnedTrips } from './section-speed.repository.ts';

const TRIPS_AT_ONCE = 50;

/** Each finished trip says how fast the parts of its path are driven; each of them is learned once. */
export const learnSpeedsJob = defineJob({
  name: 'tracking.learnSpeeds',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, services) => learnSpeeds(services),
});

async function learnSpeeds({ database }: Services): Promise<void> {
  const trips = await database.asPlatform((trx) => unlearnedTrips(trx, TRIPS_AT_ONCE));
  for (const trip of trips) {
    await database.asPlatform(async (trx) => {
      const path = await pathOf(trx, trip.versionId);
      const line = path && decodeLine(path.line);
      const track = line ? await trackToLearn(trx, trip.orderId) : [];
      await insertDrives(trx, trip, line ? sectionDrives(track, measure(line)) : []);
    });
  }
}
