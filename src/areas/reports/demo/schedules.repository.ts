import type { Insertable } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { ReportMail, ReportSchedule } from '#platform/db/schema.gen.ts';

export type NewSchedule = Insertable<ReportSchedule>;
export type NewMail = Insertable<ReportMail>;
/** A run that has ended. */
export interface NewRun {
  readonly id: string;
  readonly company_id: string;
  readonly schedule_id: string;
  readonly author_id: string;
  readonly period: string;
  readonly state: 'sent' | 'failed';
  readonly problem: 'failed' | null;
  readonly created_at: Date;
  readonly finished_at: Date;
}

export interface PlannedSchedule {
  readonly schedule: NewSchedule;
  readonly runs: readonly NewRun[];
  readonly mails: readonly NewMail[];
}

/** Who writes or gets reports. */
export interface DemoReader {
  readonly id: string;
  readonly email: string;
  readonly language: string;
}

export async function readersByEmail(trx: Trx, emails: readonly string[]): Promise<ReadonlyMap<string, DemoReader>> {
  const rows = await trx
    .selectFrom('app_user')
    .select(['id', 'email', 'language'])
    .where('email', 'in', [...emails])
    .execute();
  return new Map(rows.map((row) => [row.email, { ...row, language: row.language ?? 'es' }]));
}

export async function insertPlanned(trx: Trx, planned: readonly PlannedSchedule[]): Promise<void> {
  await trx
    .insertInto('report_schedule')
    .values(planned.map(({ schedule }) => schedule))
    .execute();
  await trx
    .insertInto('report_run')
    .values(planned.flatMap(({ runs }) => runs))
    .execute();
  await trx
    .insertInto('report_mail')
    .values(planned.flatMap(({ mails }) => mails))
    .execute();
}
