import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Locks the company's imports of this kind until the end of the transaction. */
export async function lockImports(trx: Trx, companyId: string, list: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${companyId} ${list}`}, 0))`.execute(trx);
}

export interface ImportFile {
  readonly fileId: string;
  readonly companyId: string;
  readonly purpose: 'template' | 'observations';
  readonly target: string;
}

/** Registers a file for download and later deletion. */
export async function rememberFile(trx: Trx, { fileId, companyId, purpose, target }: ImportFile): Promise<void> {
  await trx.insertInto('import_file').values({ file_id: fileId, company_id: companyId, purpose, target }).execute();
}

/** Unregisters the files created before then; the caller deletes them. */
export async function forgetFilesBefore(trx: Trx, moment: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`delete from import_file where file_id = any(array(
    select file_id from import_file where created_at < ${moment} order by created_at limit ${sql.lit(most)}))
    returning file_id`.execute(trx);
  return rows.map((row) => row.file_id);
}

/** After a spreadsheet of this kind was imported, earlier reports of its errors need nobody any more. */
export async function settleReports(trx: Trx, companyId: string, target: string): Promise<void> {
  await trx
    .updateTable('import_file')
    .set({ settled: true })
    .where('company_id', '=', companyId)
    .where('target', '=', target)
    .where('purpose', '=', 'observations')
    .where('settled', '=', false)
    .execute();
}

/** The kinds of records whose last spreadsheet was refused, the latest first. */
export async function findRefused(trx: Trx, targets: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ target: string }>`
    select target from import_file
    where company_id = app.company_id() and purpose = 'observations' and not settled and target = any(${[...targets]})
    group by target order by max(created_at) desc`.execute(trx);
  return rows.map(({ target }) => target);
}
