import { z } from 'zod';
import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { CONTENT_COUNTRIES } from '../rules/content-countries.ts';
import { endPublished, expireBenefits, publishScheduled } from './publication.repository.ts';

/** Publishes, ends and expires what is due. Repeating it changes nothing more. */
async function run({ database, now }: Services): Promise<void> {
  const at = now();
  const days = CONTENT_COUNTRIES.map((country) => ({ country, today: dayIn(at, usualZone(country)) }));
  await database.asPlatform(async (trx) => {
    await expireBenefits(trx, days);
    for (const table of ['article', 'benefit'] as const) {
      await publishScheduled(trx, table, at);
      await endPublished(trx, table, at);
    }
  });
}

export const contentClockJob = defineJob({
  name: 'content.clock',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, services) => run(services),
});

export const contentClock = { schedule: '* * * * *', job: contentClockJob.name };
