import { z } from 'zod';
import { type CronEntry, defineJob } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { differencesOf, drawCompany, rebuildReport, settleLines } from './figures-upkeep.repository.ts';

/** Below this number, summing loose lines while reading is faster than putting them together. */
const LOOSE_LINES = 500;

export const settleLinesJob = defineJob({
  name: 'reports.settleLines',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, { database }) => database.asPlatform((trx) => settleLines(trx, LOOSE_LINES)),
});

/** Compares a company with its orders, and counts it anew where it differs. */
export async function checkCompany({ database, metrics, log }: Services, companyId: string): Promise<void> {
  const found = await database.asPlatform((trx) => differencesOf(trx, companyId));
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
