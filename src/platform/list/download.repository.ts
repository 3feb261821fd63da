import { sql } from 'kysely';
import type { DownloadView } from '#kernel/download-calls.ts';
import type { Language } from '#kernel/language.ts';
import type { Trx } from '../db/database.ts';

/** The stored order: the reader's language and what was on the screen, such as the list as filtered. */
export interface DownloadOrder {
  readonly language: Language;
  /** The chosen columns of a list. */
  readonly columns?: readonly string[];
  readonly query: { readonly [name: string]: unknown };
}

export interface Download {
  readonly id: string;
  readonly companyId: string | null;
  readonly userId: string;
  readonly list: string;
  readonly order: DownloadOrder;
  readonly totalRows: number | null;
}

export interface NewDownload {
  readonly id: string;
  readonly companyId: string | null;
  readonly userId: string;
  readonly list: string;
  readonly order: DownloadOrder;
  readonly totalRows: number | null;
}

export async function insertDownload(trx: Trx, download: NewDownload): Promise<void> {
  await trx
    .insertInto('download')
    .values({
      id: download.id,
      company_id: download.companyId,
      user_id: download.userId,
      list: download.list,
      query: JSON.stringify(download.order),
      total_rows: download.totalRows,
    })
    .execute();
}

/** Starts an order that is not finished yet; undefined when it is. */
export async function beginDownload(trx: Trx, id: string): Promise<Download | undefined> {
  const { rows } = await sql<Download>`
    update download set status = 'running', done_rows = 0 where id = ${id} and status in ('waiting', 'running')
    returning id, company_id as "companyId", user_id as "userId", list, query as "order", total_rows as "totalRows"`.execute(
    trx,
  );
  return rows[0];
}

export async function noteProgress(trx: Trx, id: string, rows: number): Promise<void> {
  await trx
    .updateTable('download')
    .set({ done_rows: rows })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

export interface Finish {
  readonly rows: number;
  readonly fileId: string;
  readonly at: Date;
}

/** False when another process finished it in the meantime. */
export async function finishDownload(trx: Trx, id: string, { rows, fileId, at }: Finish): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('download')
    .set({ status: 'ready', done_rows: rows, total_rows: rows, file_id: fileId, finished_at: at })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it was finished after all. */
export async function failDownload(trx: Trx, id: string, code: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('download')
    .set({ status: 'failed', error: code, finished_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'ready')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type DownloadRow = Omit<DownloadView, 'url' | 'progress'> & { readonly fileId: string | null };

/** One of the reader's orders, or the latest: row-level security hides those of others. */
export async function findDownloads(trx: Trx, which: { id: string } | { latest: number }): Promise<DownloadRow[]> {
  const only =
    'id' in which ? sql`where d.id = ${which.id}` : sql`order by d.created_at desc, d.id desc limit ${which.latest}`;
  const { rows } = await sql<DownloadRow>`
    select d.id, d.list, d.status, d.done_rows as rows, d.total_rows as "totalRows",
      f.name as "fileName", f.id as "fileId", to_json(d.created_at) #>> '{}' as "createdAt"
    from download d left join file_object f on f.id = d.file_id ${only}`.execute(trx);
  return rows;
}
