import { z } from 'zod';
import { isTransient } from '#platform/db/database-problem.ts';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import {
  differencesOf,
  drawCompany,
  isRecounted,
  rebuildReport,
  recountTrips,
  settleLines,
} from './figures-upkeep.repository.ts';

/** Below this number, summing loose lines while reading is faster than putting them together. */
const LOOSE_LINES = 500;

/** In one transaction, which makes whoever writes one of them wait. */
const RECOUNTED_AT_ONCE = 200;

/** Trips that are to be counted anew first, so that their lines are put together as well. */
export const settleLinesJob = defineJob({
  name: 'reports.settleLines',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, { database }) => {
    await recountAll(database);
    await database.asPlatform((trx) => settleLines(trx, LOOSE_LINES));
  },
});

/** All trips that were asked for so far. */
export async function recountAll(database: Services['database']): Promise<void> {
  while (await recountSome(database, RECOUNTED_AT_ONCE));
}

/** Some of them; true while there may be more. Whoever writes at the same moment comes first, and they are tried again. */
export async function recountSome(database: Services['database'], many: number): Promise<boolean> {
  try {
    return await database.asPlatform((trx) => recountTrips(trx, many));
  } catch (error) {
    if (isTransient(error)) return true;
    throw error;
  }
}

/** Compares a company with its orders, and counts it anew where it differs, unless that is under way already. */
export async function checkCompany({ database, metrics, log }: Services, companyId: string): Promise<void> {
  const found = await database.asPlatform(async (trx) => {
    if (await isRecounted(trx, companyId)) return undefined;
    const differences = await differencesOf(trx, companyId);
    // It may have been asked for while they were compared.
    return (await isRecounted(trx, companyId)) ? undefined : differences;
  });
  if (!found) {
    log.info({ companyId }, 'report figures are being counted anew and were not compared');
    return;
  }
  if (found.trips + found.lines === 0) {
    log.info({ companyId }, 'report figures agree with the orders');
    return;
  }
  metrics.reportDifferences.inc(found.trips + found.lines);
  log.error({ companyId, ...found }, 'report figures differed from the orders and are counted anew');
  await database.asPlatform((trx) => rebuildReport(trx, companyId));
}

export const checkFiguresJob = defineJob({
  name: 'reports.checkFigures',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, services) => {
    const companyId = await services.database.asPlatform(drawCompany);
    if (companyId !== undefined) await checkCompany(services, companyId);
  },
});

export const upkeepSchedule: readonly CronEntry[] = [
  { schedule: '* * * * *', job: settleLinesJob.name },
  { schedule: '23 4 * * *', job: checkFiguresJob.name },
];
