import { type Selectable, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { ReportRun } from '#platform/db/schema.gen.ts';
import { RUNS_SHOWN, type RunProblem, type RunState, type SkipProblem } from '../../rules/report-schedule.ts';

/** A recipient who was sent nothing, and why; addresses outside are their own name. */
export interface Skipped {
  readonly userId: string | null;
  readonly name: string;
  readonly problem: SkipProblem;
}

export type RunRecord = Omit<Selectable<ReportRun>, 'state' | 'problem' | 'skipped'> & {
  readonly state: RunState;
  readonly problem: RunProblem | null;
  readonly skipped: readonly Skipped[];
};

export interface NewRun {
  readonly id: string;
  readonly company_id: string;
  readonly schedule_id: string;
  readonly period: string;
  readonly author_id: string;
}

/** False where the period has its run already. */
export async function insertRun(trx: Trx, run: NewRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('report_run')
    .values(run)
    .onConflict((conflict) => conflict.columns(['schedule_id', 'period']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A run that has not ended yet. */
export async function findWaiting(trx: Trx, id: string): Promise<RunRecord | undefined> {
  const row = await trx
    .selectFrom('report_run')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row as unknown as RunRecord | undefined;
}

/** Of two workers with the same run only one ends it. */
export async function endRun(
  trx: Trx,
  id: string,
  end: {
    readonly state: 'sent' | 'failed';
    readonly problem: RunProblem | null;
    readonly at: Date;
    readonly skipped: readonly Skipped[];
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('report_run')
    .set({ state: end.state, problem: end.problem, finished_at: end.at, skipped: JSON.stringify(end.skipped) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Newest first. */
export async function lastRuns(trx: Trx, scheduleId: string): Promise<RunRecord[]> {
  const { rows } = await sql<RunRecord>`
    select * from report_run where schedule_id = ${scheduleId} order by created_at desc, id desc limit ${RUNS_SHOWN}`.execute(
    trx,
  );
  return rows;
}
