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
