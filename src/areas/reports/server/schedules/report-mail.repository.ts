import { type Insertable, type Selectable, sql } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { ReportMail } from '#platform/db/schema.gen.ts';
import type { AnyReport } from '../../rules/report-screen.ts';

export type MailRecord = Omit<Selectable<ReportMail>, 'alias_hash' | 'language'> & { readonly language: Language };

export async function insertMails(trx: Trx, mails: readonly Insertable<ReportMail>[]): Promise<void> {
  await trx
    .insertInto('report_mail')
    .values([...mails])
    .execute();
}

export async function mailsOf(trx: Trx, runIds: readonly string[]): Promise<MailRecord[]> {
  if (runIds.length === 0) return [];
  const rows = await trx
    .selectFrom('report_mail')
    .selectAll()
    .where('run_id', 'in', [...runIds])
    .orderBy('email')
    .execute();
  return rows as unknown as MailRecord[];
}

export type LinkedMail = MailRecord & {
  readonly name: string;
  readonly screen: AnyReport;
  readonly made_at: Date;
};

/** The company is unknown until the link is found, so this one query sees the links of all companies. */
export function findMailByAlias(trx: Trx, aliasHash: string): Promise<LinkedMail | undefined> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<LinkedMail>`
      select m.*, s.name, s.screen, n.finished_at as made_at from report_mail m
      join report_run n on n.id = m.run_id join report_schedule s on s.id = n.schedule_id
      where m.alias_hash = ${aliasHash}`.execute(trx);
    return rows[0];
  });
}

export async function countOpening(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('report_mail')
    .set(({ eb }) => ({ access_count: eb('access_count', '+', 1), last_access_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Of that schedule; ended already, it stays as it was. */
export async function endMail(
  trx: Trx,
  { scheduleId, mailId }: { readonly scheduleId: string; readonly mailId: string },
  by: { readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select m.revoked_at is null as "isOpen" from report_mail m join report_run n on n.id = m.run_id
    where m.id = ${mailId} and n.schedule_id = ${scheduleId} for update of m`.execute(trx);
  if (!rows[0]) throw requestErrors.notFound();
  if (!rows[0].isOpen) return false;
  await trx
    .updateTable('report_mail')
    .set({ revoked_at: by.at, revoked_by: by.userId })
    .where('id', '=', mailId)
    .execute();
  return true;
}

/** Files whose links have all ended, of any company. Needs platform scope. */
export async function endedFiles(trx: Trx, now: Date, many: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct m.file_id as id from report_mail m where m.file_id is not null and m.expires_at <= ${now}
      and not exists (select from report_mail o where o.file_id = m.file_id and o.expires_at > ${now}) limit ${many}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}
