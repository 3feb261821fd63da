import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import { violatedConstraint } from '../db/database-problem.ts';
import { removeFile } from './stored-file.ts';

export interface OwnFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

/** A file that the same person uploaded to the company: a person cannot attach or publish another person's file. */
export async function findOwnFile(
  trx: Trx,
  owner: { readonly companyId: string; readonly userId: string },
  fileId: string,
): Promise<OwnFile | undefined> {
  return trx
    .selectFrom('file_object')
    .select(['id', 'name', 'content_type as contentType', 'size'])
    .where('id', '=', fileId)
    .where('company_id', '=', owner.companyId)
    .where('owner_id', '=', owner.userId)
    .executeTakeFirst();
}

/** Files that somebody without an account sent become those of the person who takes them over. */
export async function takeOverFiles(
  trx: Trx,
  owner: { readonly companyId: string; readonly userId: string },
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .updateTable('file_object')
    .set({ owner_id: owner.userId })
    .where('id', 'in', fileIds)
    .where('company_id', '=', owner.companyId)
    .where('owner_id', 'is', null)
    .execute();
}

export async function publishFile(trx: Trx, companyId: string, fileId: string): Promise<void> {
  await trx
    .updateTable('file_object')
    .set({ public: true })
    .where('id', '=', fileId)
    .where('company_id', '=', companyId)
    .execute();
}

export async function renameFile(trx: Trx, companyId: string, fileId: string, name: string): Promise<void> {
  await trx
    .updateTable('file_object')
    .set({ name })
    .where('id', '=', fileId)
    .where('company_id', '=', companyId)
    .execute();
}

/** Removes a detached file, unless something else still uses it. */
export async function deleteFile(trx: Trx, fileId: string): Promise<void> {
  await sql`savepoint forget_file`.execute(trx);
  try {
    await removeFile(trx, fileId);
    await sql`release savepoint forget_file`.execute(trx);
  } catch (error) {
    if (!violatedConstraint(error)) throw error;
    await sql`rollback to savepoint forget_file`.execute(trx);
  }
}
