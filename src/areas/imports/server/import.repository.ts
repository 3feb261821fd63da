import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

/** Until the end of the transaction nobody else of the company imports into the same list. */
export async function lockImports(trx: Trx, companyId: string, list: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports ${companyId} ${list}`}, 0))`.execute(trx);
}

export interface ImportFile {
  readonly fileId: string;
  readonly companyId: string;
  readonly purpose: 'template' | 'observations';
  readonly target: string;
}

/** Remembers a file that was made to be fetched once and is then in nobody's way any more. */
export async function rememberFile(trx: Trx, { fileId, companyId, purpose, target }: ImportFile): Promise<void> {
  await trx.insertInto('import_file').values({ file_id: fileId, company_id: companyId, purpose, target }).execute();
}

/** The files made before then, no longer remembered; they are the caller's to remove. */
export async function forgetFilesBefore(trx: Trx, moment: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`delete from import_file where file_id = any(array(
    select file_id from import_file where created_at < ${moment} order by created_at limit ${sql.lit(most)}))
    returning file_id`.execute(trx);
  return rows.map((row) => row.file_id);
}
