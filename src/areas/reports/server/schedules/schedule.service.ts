import { SEE_COUNTRIES } from '#areas/companies/contract/company.permissions.ts';
import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import { type Actor, companyOf, requirePermission } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { enqueue } from '#platform/jobs/job.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import { scheduleErrors } from '../../contract/schedule.errors.ts';
import type { ScheduleInput } from '../../contract/schedule.shapes.ts';
import { nextDue } from '../../rules/report-schedule.ts';
import { isComposed } from '../../rules/report-screen.ts';
import { refuseKind } from '../dashboard/dashboard.service.ts';
import { endMail, mailsOf } from './report-mail.repository.ts';
import { insertRun, lastRuns } from './run.repository.ts';
import { RUN_REPORT } from './run-report.payload.ts';
import { findSavedReport } from './saved-report.ts';
import { presentRun, presentSchedule } from './schedule.presenter.ts';
import {
  countSchedules,
  findSchedule,
  insertSchedule,
  lockSchedule,
  peopleOf,
  type ScheduleRecord,
  updateSchedule,
} from './schedule.repository.ts';

type Context = RequestContext<Actor>;

/** More than people look after; each may send fifty mails a day. */
const SCHEDULES_MAX = 200;

export async function create(context: Context, form: ScheduleInput) {
  const { trx, actor, now } = context;
  const companyId = companyOf(actor);
  await requireRight(context, form);
  if ((await countSchedules(trx, companyId)) >= SCHEDULES_MAX) throw scheduleErrors.tooManySchedules();
  const id = createId();
  const { at } = nextDue(rhythmOf(form), actor.timeZone, now);
  await insertSchedule(trx, {
    id,
    company_id: companyId,
    author_id: actor.userId,
    next_at: at,
    ...columnsOf(form),
  });
  await record(context, 'create', id, { after: form });
  return presentSchedule(trx, await findSchedule(trx, id));
}

export async function read(context: Context, id: string) {
  return presentSchedule(context.trx, await visible(context, findSchedule(context.trx, id)));
}

/** Whoever changes it becomes its author, so that nobody is sent more than whoever added them may see. */
export async function update(
  context: Context,
  id: string,
  { version, ...form }: ScheduleInput & { readonly version: number },
) {
  const { trx, actor, now } = context;
  const before = await visible(context, lockSchedule(trx, id));
  if (before.version !== version) throw requestErrors.staleVersion();
  await requireRight(context, form);
  const { at } = nextDue(rhythmOf(form), actor.timeZone, now, before.last_period);
  await updateSchedule(trx, before, { ...columnsOf(form), author_id: actor.userId, next_at: at, failures: 0 });
  await record(context, 'update', id, { before: inputOf(before), after: form });
  return presentSchedule(trx, await findSchedule(trx, id));
}

export async function pause(context: Context, id: string) {
  const { trx, now } = context;
  const schedule = await visible(context, lockSchedule(trx, id));
  if (!schedule.paused_at) {
    await updateSchedule(trx, schedule, { paused_at: now, paused_by: 'person' });
    await record(context, 'pause', id, {});
  }
  return presentSchedule(trx, await findSchedule(trx, id));
}

/** Nothing that was due meanwhile is made up for. */
export async function resume(context: Context, id: string) {
  const { trx, actor, now } = context;
  const schedule = await visible(context, lockSchedule(trx, id));
  if (schedule.paused_at) {
    const { at } = nextDue(rhythmOf(inputOf(schedule)), actor.timeZone, now, schedule.last_period);
    await updateSchedule(trx, schedule, { paused_at: null, paused_by: null, failures: 0, next_at: at });
    await record(context, 'resume', id, {});
  }
  return presentSchedule(trx, await findSchedule(trx, id));
}

export async function remove(context: Context, id: string) {
  const { trx, now } = context;
  const schedule = await visible(context, lockSchedule(trx, id));
  await updateSchedule(trx, schedule, { removed_at: now });
  await record(context, 'delete', id, { before: inputOf(schedule) });
  return { _id: id };
}

/** A run of its own, beside those that are due. */
export async function sendNow(context: Context, id: string) {
  const { trx } = context;
  const schedule = await visible(context, lockSchedule(trx, id));
  const runId = createId();
  const { company_id, author_id } = schedule;
  await insertRun(trx, { id: runId, company_id, schedule_id: id, period: runId, author_id });
  await enqueue(trx, RUN_REPORT, { runId });
  await record(context, 'send', id, {});
  return { runId };
}

export async function readRuns(context: Context, id: string) {
  const { trx, now } = context;
  await visible(context, findSchedule(trx, id));
  const runs = await lastRuns(trx, id);
  const mails = await mailsOf(
    trx,
    runs.map((run) => run.id),
  );
  return { runs: runs.map((run) => presentRun(run, mails, now)) };
}

export async function revokeMail(context: Context, { id, mailId }: { readonly id: string; readonly mailId: string }) {
  const { trx, actor, now } = context;
  await visible(context, findSchedule(trx, id));
  if (await endMail(trx, { scheduleId: id, mailId }, { userId: actor.userId, at: now })) {
    await record(context, 'revoke', id, { after: { mailId } });
  }
  return { _id: mailId };
}

export async function readPeople({ trx, actor }: Context) {
  const people = await peopleOf(trx, companyOf(actor));
  return { people: people.map(({ _id, name, email }) => ({ _id, name, email })) };
}

/** A schedule of a report that the person may not take out is none of theirs. */
async function visible({ actor }: Context, found: Promise<ScheduleRecord>): Promise<ScheduleRecord> {
  const schedule = await found;
  requirePermission(actor, takeReport(schedule.screen));
  return schedule;
}

async function requireRight({ trx, actor }: Context, form: ScheduleInput): Promise<void> {
  const { screen, viewId = null, filters, recipients } = form;
  requirePermission(actor, takeReport(screen));
  if (form.outsidePrices) requirePermission(actor, SEE_FREIGHT);
  if (filters.country) requirePermission(actor, SEE_COUNTRIES);
  if (isComposed(screen)) {
    if (!(await findSavedReport(trx, { screen, view_id: viewId }))) {
      throw scheduleErrors.unknownView({ fields: { viewId: { code: 'unknown' } } });
    }
  } else refuseKind(screen, filters.kind, 'filters.kind');
  const ids = recipients.flatMap(({ userId }) => userId ?? []);
  const known = new Set((await peopleOf(trx, companyOf(actor), ids)).map(({ _id }) => _id));
  const unknown = recipients.findIndex(({ userId }) => userId !== undefined && !known.has(userId));
  if (unknown >= 0) {
    throw scheduleErrors.unknownRecipient({ fields: { [`recipients.${unknown}.userId`]: { code: 'unknown' } } });
  }
}

const rhythmOf = ({ frequency, weekday, monthDay, hour }: ScheduleInput) => ({
  frequency,
  weekday: frequency === 'weekly' ? (weekday ?? null) : null,
  monthDay: frequency === 'monthly' ? (monthDay ?? null) : null,
  hour,
});

/** The same recipient twice is written to once. */
function columnsOf(form: ScheduleInput) {
  const { weekday, monthDay, ...rhythm } = rhythmOf(form);
  const recipients = new Map(form.recipients.map((one) => [one.userId ?? one.email, one]));
  return {
    name: form.name,
    screen: form.screen,
    view_id: form.viewId ?? null,
    format: form.format,
    language: form.language,
    outside_prices: form.outsidePrices,
    ...rhythm,
    weekday,
    month_day: monthDay,
    filters: JSON.stringify(form.filters),
    recipients: JSON.stringify([...recipients.values()]),
  };
}

function inputOf(schedule: ScheduleRecord): ScheduleInput {
  const { name, screen, view_id: viewId, format, filters, frequency, weekday, month_day: monthDay } = schedule;
  const { hour, language, outside_prices: outsidePrices } = schedule;
  const recipients = [...schedule.recipients];
  return {
    ...{ name, screen, viewId, format, filters, frequency, weekday, monthDay, hour, language },
    ...{ outsidePrices, recipients },
  };
}

type Act = 'create' | 'update' | 'pause' | 'resume' | 'delete' | 'send' | 'revoke';

function record(
  context: Context,
  act: Act,
  entityId: string,
  what: { readonly before?: object; readonly after?: object },
): Promise<void> {
  const { trx } = context;
  return audit(trx, context, { action: `reportSchedules.${act}`, entity: 'report_schedule', entityId, ...what });
}
