import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { notify } from '#areas/notifications/server/index.ts';
import { dayIn } from '#kernel/dates.ts';
import { AppError } from '#kernel/errors.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { prepareFile, type StoredFile } from '#platform/files/stored-file.ts';
import { defineJob, enqueue } from '#platform/jobs/job.ts';
import { actorOf } from '#platform/list/download-job.ts';
import { FILE_TYPES, fileName } from '#platform/list/store-download.ts';
import type { Services } from '#platform/services.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { reportSchedulePaused } from '../../contract/schedule.notifications.ts';
import { SCHEDULE_REPORTS } from '../../contract/schedule.permissions.ts';
import { askedPeriod, FAILURES_MAX, type RunProblem } from '../../rules/report-schedule.ts';
import { isComposed } from '../../rules/report-screen.ts';
import { type ReportAsk, readReport, writeReport } from '../export/make-report.ts';
import { copyOf, type Recipients, recipientsOf, seenBy } from './addressees.ts';
import { endRun, findWaiting, type RunRecord, type Skipped } from './run.repository.ts';
import { RUN_REPORT } from './run-report.payload.ts';
import { findSavedReport, queryOf } from './saved-report.ts';
import { findSchedule, lockSchedule, type ScheduleRecord, updateSchedule } from './schedule.repository.ts';
import { sendMails } from './send-mails.ts';

const ATTEMPTS_MAX = 3;
const PAUSE_MS = 10_000;

/** Trying again will not help. */
class RunFailure extends Error {
  readonly problem: RunProblem;
  readonly skipped: readonly Skipped[];
  constructor(problem: RunProblem, skipped: readonly Skipped[] = []) {
    super(problem);
    this.problem = problem;
    this.skipped = skipped;
  }
}

/**
 * Makes the report of a run and writes its mails: waiting → sent, or failed. Everything it leaves behind is in the one
 * transaction that ends it, so of a run that is repeated, or worked on twice, there are the mails of one.
 */
export const runReportJob = defineJob({
  ...RUN_REPORT,
  queue: 'downloads',
  run: async ({ runId, attempt }, services) => {
    const run = await services.database.asPlatform((trx) => findWaiting(trx, runId));
    if (!run) return;
    try {
      await runReport(services, run);
    } catch (error) {
      await settleFailure(services, run, attempt, error);
    }
  },
});

async function runReport(services: Services, run: RunRecord): Promise<void> {
  const { company_id: companyId, author_id: userId } = run;
  const author = await authorOf(services, run);
  const begun = await services.database.asMember({ companyId, userId }, async (trx) => {
    const schedule = await findSchedule(trx, run.schedule_id);
    if (!holds(author.permissions, takeReport(schedule.screen))) throw new RunFailure('authorRight');
    const { addressees, skipped } = await recipientsOf(trx, schedule, author);
    if (addressees.length === 0) throw new RunFailure('nobody', skipped);
    return { schedule, addressees, skipped };
  });
  const files = await filesFor(services, author, begun);
  await services.database.asMember({ companyId, userId }, async (trx) => {
    const schedule = await lockSchedule(trx, run.schedule_id);
    const { skipped } = begun;
    if (!(await endRun(trx, run.id, { state: 'sent', problem: null, at: services.now(), skipped }))) return;
    await sendMails(services, trx, { run, author, ...begun, files });
    if (schedule.failures > 0) await updateSchedule(trx, schedule, { failures: 0 });
  });
}

/** The author as they are now. */
async function authorOf({ database }: Services, run: RunRecord): Promise<Actor> {
  const author = await database.asPlatform((trx) => actorOf(trx, run.author_id, run.company_id));
  if (!author || author.companyId !== run.company_id) throw new RunFailure('authorGone');
  return author;
}

interface Begun extends Recipients {
  readonly schedule: ScheduleRecord;
}

/** One file for each language of its recipients, and more for those who may see less of it. */
async function filesFor(
  services: Services,
  author: Actor,
  { schedule, addressees }: Begun,
): Promise<ReadonlyMap<string, StoredFile>> {
  const { format } = schedule;
  const companyId = schedule.company_id;
  const files = new Map<string, StoredFile>();
  for (const addressee of addressees) {
    const [copy, { language }] = [copyOf(addressee), addressee];
    if (files.has(copy)) continue;
    const actor = seenBy(addressee, author);
    const read = await services.database.asMember({ companyId, userId: author.userId }, async (trx) => {
      const asked = await askedOf(trx, schedule, dayIn(services.now(), author.timeZone));
      // Without the right the filter would not apply, and the report would be about everything.
      if (asked.query.country && !holds(author.permissions, SEE_COUNTRIES)) throw new RunFailure('authorCountries');
      return readReport({ services, trx, actor }, { ...asked, language });
    });
    const made = await writeReport(services, read, { format, language });
    const stored = await prepareFile(services, {
      companyId,
      ownerId: author.userId,
      name: fileName(made, dayIn(services.now(), author.timeZone)),
      content: made.content,
      contentType: FILE_TYPES[made.ending],
    });
    files.set(copy, stored);
  }
  return files;
}

/** A control centre as the schedule filters it, or the saved report as its author sees it now. */
async function askedOf(trx: Trx, schedule: ScheduleRecord, today: string): Promise<Unspoken> {
  const { screen, filters } = schedule;
  if (!isComposed(screen)) return { screen, query: { ...filters, ...askedPeriod(filters.period, today) } };
  const saved = await findSavedReport(trx, schedule);
  if (!saved) throw new RunFailure('viewGone');
  return { composed: screen, query: queryOf(schedule, saved, today), name: saved.name };
}

type Unspoken = ReportAsk extends infer A ? (A extends ReportAsk ? Omit<A, 'language'> : never) : never;

/** What cannot be helped fails at once, everything else after the third try. */
async function settleFailure(services: Services, run: RunRecord, attempt: number, thrown: unknown): Promise<void> {
  const isHopeless = thrown instanceof RunFailure || (thrown instanceof AppError && thrown.status < 500);
  const { problem, skipped } =
    thrown instanceof RunFailure ? thrown : { problem: 'failed' as const, skipped: [] as readonly Skipped[] };
  services.log.warn({ err: thrown, runId: run.id, attempt }, 'a report could not be sent');
  await services.database.asPlatform(async (trx) => {
    if (!isHopeless && attempt < ATTEMPTS_MAX) {
      const runAt = new Date(Date.now() + PAUSE_MS * attempt);
      await enqueue(trx, RUN_REPORT, { runId: run.id, attempt: attempt + 1 }, { runAt });
      return;
    }
    const now = services.now();
    if (!(await endRun(trx, run.id, { state: 'failed', problem, at: now, skipped }))) return;
    const schedule = await lockSchedule(trx, run.schedule_id).catch(() => undefined);
    if (!schedule) return;
    const failures = schedule.failures + 1;
    const pauses = failures >= FAILURES_MAX && schedule.paused_at === null;
    await updateSchedule(trx, schedule, { failures, ...(pauses ? { paused_at: now, paused_by: 'failures' } : {}) });
    if (pauses) await notifyOfPause(services, trx, schedule);
  });
}

/** Its author; where they may not open it any more, everybody who may. */
async function notifyOfPause(
  services: Services,
  trx: Parameters<typeof notify>[0],
  { id, company_id: companyId, author_id, screen, name }: ScheduleRecord,
): Promise<void> {
  const permissions = [SCHEDULE_REPORTS, takeReport(screen)];
  const author = await actorOf(trx, author_id, companyId);
  const opens = author?.companyId === companyId && permissions.every((rule) => holds(author.permissions, rule));
  await notify(trx, services, {
    kind: reportSchedulePaused,
    companyId,
    data: { scheduleId: id },
    words: { name },
    permissions,
    ...(opens ? { userIds: [author_id] } : {}),
  });
}
