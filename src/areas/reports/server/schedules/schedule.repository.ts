import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import type { Trx } from '#platform/db/database.ts';
import type { ReportSchedule } from '#platform/db/schema.gen.ts';
import type { ReportFormat } from '../../contract/report-download.calls.ts';
import type { Recipient, ScheduleInput } from '../../contract/schedule.shapes.ts';
import type { Frequency } from '../../rules/report-schedule.ts';
import type { AnyReport } from '../../rules/report-screen.ts';

export type ScheduleRecord = Omit<
  Selectable<ReportSchedule>,
  'screen' | 'format' | 'filters' | 'frequency' | 'language' | 'recipients'
> & {
  readonly screen: AnyReport;
  readonly format: ReportFormat;
  readonly filters: ScheduleInput['filters'];
  readonly frequency: Frequency;
  readonly language: Language;
  readonly recipients: readonly Recipient[];
};

export type NewSchedule = Omit<
  Insertable<ReportSchedule>,
  'created_at' | 'updated_at' | 'version' | 'failures' | 'removed_at'
>;

export async function insertSchedule(trx: Trx, row: NewSchedule): Promise<void> {
  await trx.insertInto('report_schedule').values(row).execute();
}

export async function countSchedules(trx: Trx, companyId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('report_schedule')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const notRemoved = (trx: Trx, id: string) =>
  trx.selectFrom('report_schedule').selectAll().where('id', '=', id).where('removed_at', 'is', null);

export async function findSchedule(trx: Trx, id: string): Promise<ScheduleRecord> {
  const row = await notRemoved(trx, id).executeTakeFirst();
  if (!row) throw requestErrors.notFound();
  return row as ScheduleRecord;
}

/** Whoever changes a schedule and the run that ends follow each other. */
export async function lockSchedule(trx: Trx, id: string): Promise<ScheduleRecord> {
  const row = await notRemoved(trx, id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw requestErrors.notFound();
  return row as ScheduleRecord;
}

export async function updateSchedule(
  trx: Trx,
  { company_id, id }: Pick<ScheduleRecord, 'company_id' | 'id'>,
  values: Updateable<ReportSchedule>,
): Promise<void> {
  await trx
    .updateTable('report_schedule')
    .set(values)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export type DueSchedule = ScheduleRecord & { readonly zone: string };

/** Some that are due, of any company; other workers pass over them. Needs platform scope. */
export async function lockDue(trx: Trx, now: Date, many: number): Promise<DueSchedule[]> {
  const { rows } = await sql<DueSchedule>`
    select s.*, s.last_period::text as last_period, c.time_zone as zone from report_schedule s join company c on c.id = s.company_id
    where s.paused_at is null and s.removed_at is null and s.next_at <= ${now}
    order by s.next_at limit ${many} for no key update of s skip locked`.execute(trx);
  return rows;
}

export interface Person {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
}

const PEOPLE_MAX = 2000;

/**
 * Who works in the company now, all of them or only the given people, by id or address. Needs platform scope for people of
 * other companies.
 */
export async function peopleOf(
  trx: Trx,
  companyId: string,
  ids?: readonly string[],
  emails: readonly string[] = [],
): Promise<Person[]> {
  const chosen = ids && sql`and (u.id = any(${[...ids]}::uuid[]) or u.email = any(${[...emails]}::citext[]))`;
  const { rows } = await sql<Person>`
    select u.id as _id, btrim(u.first_name || ' ' || u.last_name) as name, u.email::text as email, u.language
    from membership m join app_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.enabled and u.enabled ${chosen ?? sql``}
    order by lower(u.first_name), lower(u.last_name), u.id limit ${PEOPLE_MAX}`.execute(trx);
  return rows;
}

export async function nameOf(trx: Trx, userId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select btrim(first_name || ' ' || last_name) as name from app_user where id = ${userId}`.execute(trx);
  return rows[0]?.name ?? '';
}
