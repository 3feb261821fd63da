import { linkState } from '#areas/sharing/rules/public-link.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RunView, ScheduleView } from '../../contract/schedule.shapes.ts';
import type { ScheduleState } from '../../rules/report-schedule.ts';
import type { MailRecord } from './report-mail.repository.ts';
import type { RunRecord } from './run.repository.ts';
import { findSavedReport } from './saved-report.ts';
import { nameOf, peopleOf, type ScheduleRecord } from './schedule.repository.ts';

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

const stateOf = ({ paused_by }: ScheduleRecord): ScheduleState => {
  if (paused_by === null) return 'active';
  return paused_by === 'failures' ? 'failing' : 'paused';
};

export async function presentSchedule(trx: Trx, record: ScheduleRecord): Promise<{ schedule: ScheduleView }> {
  const userIds = record.recipients.flatMap(({ userId }) => userId ?? []);
  const people = new Map((await peopleOf(trx, record.company_id, userIds)).map((person) => [person._id, person]));
  const saved = await findSavedReport(trx, record);
  return {
    schedule: {
      _id: record.id,
      version: record.version,
      name: record.name,
      screen: record.screen,
      viewId: record.view_id,
      viewName: saved?.name ?? null,
      format: record.format,
      filters: record.filters,
      frequency: record.frequency,
      weekday: record.weekday,
      monthDay: record.month_day,
      hour: record.hour,
      language: record.language,
      outsidePrices: record.outside_prices,
      recipients: record.recipients.map(({ userId, email }) => {
        const person = userId ? people.get(userId) : undefined;
        return { userId: userId ?? null, name: person?.name ?? null, email: person?.email ?? email ?? null };
      }),
      state: stateOf(record),
      author: { _id: record.author_id, name: await nameOf(trx, record.author_id) },
      nextAt: record.paused_at ? null : record.next_at.toISOString(),
      createdAt: record.created_at.toISOString(),
    },
  };
}

export function presentRun(run: RunRecord, mails: readonly MailRecord[], now: Date): RunView {
  return {
    _id: run.id,
    isAskedFor: run.period === run.id,
    state: run.state,
    problem: run.problem,
    at: run.created_at.toISOString(),
    finishedAt: moment(run.finished_at),
    skipped: run.skipped.map(({ name, problem }) => ({ name, problem })),
    mails: mails
      .filter(({ run_id }) => run_id === run.id)
      .map((mail) => ({
        _id: mail.id,
        userId: mail.user_id,
        email: mail.email,
        link: linkState({ expiresAt: mail.expires_at, revokedAt: mail.revoked_at }, now),
        expiresAt: mail.expires_at.toISOString(),
        accessCount: mail.access_count,
        lastAccessAt: moment(mail.last_access_at),
      })),
  };
}
