import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { type Trx, withPlatformScope } from '../db/database.ts';
import type { DB } from '../db/schema.gen.ts';
import type { RequestContext } from '../http/route.ts';
import { findFile, type StoredFile } from './stored-file.ts';

export type ReaderContext = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'services'>;

/**
 * Who may read the files that one column refers to, declared by the area that owns the table. Every column with a
 * foreign key to `file_object` has exactly one, which a test compares with the schema.
 */
export interface FileReader {
  readonly table: keyof DB;
  readonly column: string;
  /** Whether the caller may see a record that has the file; the transaction is the caller's own. */
  readonly mayRead: (context: ReaderContext, fileId: string) => Promise<boolean>;
}

/** The file, if the caller may see a record it belongs to. One that belongs to no record yet is its uploader's alone. */
export async function findReadableFile(
  context: ReaderContext,
  readers: readonly FileReader[],
  id: string,
): Promise<StoredFile | undefined> {
  const { trx, actor } = context;
  const { file, attached } = await withPlatformScope(trx, async () => ({
    file: await findFile(trx, id),
    attached: await attachedTo(trx, readers, id),
  }));
  if (!file || file.isPublic) return file;
  if (attached.length === 0) return isUploader(actor, file) ? file : undefined;
  for (const reader of attached) if (await reader.mayRead(context, id)) return file;
  return undefined;
}

function isUploader({ userId, companyId }: Actor, file: StoredFile): boolean {
  return file.ownerId === userId && (file.companyId === null || file.companyId === companyId);
}

/** The columns in which some record has the file, whoever may see that record. */
async function attachedTo(trx: Trx, readers: readonly FileReader[], fileId: string): Promise<readonly FileReader[]> {
  if (readers.length === 0) return [];
  const questions = readers.map(
    ({ table, column }, place) =>
      sql`select ${place}::int as place where exists (select from ${sql.table(table)} where ${sql.id(column)} = ${fileId})`,
  );
  const { rows } = await sql<{ place: number }>`${sql.join(questions, sql` union all `)}`.execute(trx);
  return rows.map(({ place }) => readers[place]!);
}

/** A record of the transaction's own company has the file; what else is needed to see it is for the area to say. */
export async function isAttachedHere(
  { trx }: Pick<ReaderContext, 'trx'>,
  { table, column }: Pick<FileReader, 'table' | 'column'>,
  fileId: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${sql.table(table)} where ${sql.id(column)} = ${fileId}) as found`.execute(trx);
  return rows[0]!.found;
}
