import type { Trx } from '#platform/db/database.ts';
import { findViews } from '#platform/views/view.repository.ts';
import { type ComposedQuery, composedQuery } from '../../contract/composed.shapes.ts';
import { readSaved } from '../../contract/saved-query.ts';
import { askedPeriod } from '../../rules/report-schedule.ts';
import { isComposed } from '../../rules/report-screen.ts';
import { downloadOf } from '../../rules/report-title.ts';
import type { ScheduleRecord } from './schedule.repository.ts';

export interface SavedReport {
  readonly name: string;
  readonly query: string;
}

type Saved = Pick<ScheduleRecord, 'screen' | 'view_id'>;

/** The saved report of a schedule; undefined where it is gone, or whoever asks does not see it. */
export async function findSavedReport(trx: Trx, { screen, view_id }: Saved): Promise<SavedReport | undefined> {
  if (view_id === null) return undefined;
  const [view] = await findViews(trx, { id: view_id });
  return view?.list === downloadOf(screen) ? view : undefined;
}

/** What it is asked for, in the period of the schedule as it is on that day. */
export function queryOf(
  { screen, filters }: Pick<ScheduleRecord, 'screen' | 'filters'>,
  { query }: SavedReport,
  today: string,
): ComposedQuery {
  if (!isComposed(screen)) throw new Error(`${screen} is no composed report`);
  const { from: _, until: __, ...saved } = readSaved(screen, new URLSearchParams(query));
  return composedQuery[screen].parse({ ...saved, ...askedPeriod(filters.period, today) });
}
