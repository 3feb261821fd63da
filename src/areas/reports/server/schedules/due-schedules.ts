import { z } from 'zod';
import { dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { removeFile } from '#platform/files/stored-file.ts';
import { type CronEntry, defineJob, enqueue } from '#platform/jobs/job.ts';
import type { Services } from '#platform/services.ts';
import { KEPT_DAYS, nextDue } from '../../rules/report-schedule.ts';
import { removeDeletedSchedules, removeReportLinks, removeRuns } from './old-runs.repository.ts';
import { endedFiles } from './report-mail.repository.ts';
import { insertRun } from './run.repository.ts';
import { RUN_REPORT } from './run-report.payload.ts';
import { lockDue, updateSchedule } from './schedule.repository.ts';

/** In one transaction. */
const SCHEDULES_AT_ONCE = 100;
const FILES_AT_ONCE = 500;
const RUNS_AT_ONCE = 500;
const DAY_MS = 86_400_000;

/**
 * Begins the run of each schedule that is due, and says when it is due next. What was missed while nothing was running is
 * sent once, not once for each period.
 */
export const dueSchedulesJob = defineJob({
  name: 'reports.dueSchedules',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, services) => {
    while ((await beginDue(services)) === SCHEDULES_AT_ONCE);
  },
});

async function beginDue({ database, now: clock }: Services): Promise<number> {
  const now = clock();
  return database.asPlatform(async (trx) => {
    const due = await lockDue(trx, now, SCHEDULES_AT_ONCE);
    for (const schedule of due) {
      const { id: schedule_id, company_id, author_id, zone, month_day: monthDay } = schedule;
      const id = createId();
      const period = dayIn(schedule.next_at, zone);
      const isNew = await insertRun(trx, { id, company_id, schedule_id, period, author_id });
      if (isNew) await enqueue(trx, RUN_REPORT, { runId: id });
      const { at } = nextDue({ ...schedule, monthDay }, zone, now, period);
      await updateSchedule(trx, schedule, { next_at: at, last_period: period });
    }
    return due.length;
  });
}

/** Files are kept as long as a link leads to them, what was sent to whom for a year. */
export const endedFilesJob = defineJob({
  name: 'reports.endedFiles',
  queue: 'housekeeping',
  payload: z.object({}),
  run: async (_payload, { database, now }) => {
    let removed: number;
    do {
      removed = await database.asPlatform(async (trx) => {
        const ids = await endedFiles(trx, now(), FILES_AT_ONCE);
        for (const id of ids) await removeFile(trx, id);
        return ids.length;
      });
    } while (removed === FILES_AT_ONCE);
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    while ((await database.asPlatform((trx) => removeRuns(trx, before, RUNS_AT_ONCE))) === RUNS_AT_ONCE);
    await database.asPlatform(async (trx) => {
      await removeDeletedSchedules(trx, before);
      await removeReportLinks(trx, before);
    });
  },
});

export const schedulesCron: readonly CronEntry[] = [
  { schedule: '* * * * *', job: dueSchedulesJob.name },
  { schedule: '41 4 * * *', job: endedFilesJob.name },
];
