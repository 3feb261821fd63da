import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { CompanyDocument } from '#platform/db/schema.gen.ts';

export interface DocumentRecord {
  readonly id: string;
  readonly file_id: string;
  readonly type: string;
  readonly name: string;
  readonly size: number;
  readonly expires_on: string | null;
  readonly created_at: Date;
}

function documents(trx: Trx, companyId: string) {
  return trx
    .selectFrom('company_document as d')
    .innerJoin('file_object as f', 'f.id', 'd.file_id')
    .select(['d.id', 'd.file_id', 'd.type', 'd.name', 'f.size', 'd.expires_on', 'd.created_at'])
    .where('d.company_id', '=', companyId);
}

export async function documentsOf(trx: Trx, companyId: string): Promise<DocumentRecord[]> {
  return documents(trx, companyId).orderBy('d.created_at').orderBy('d.id').execute();
}

/** Locked, so that the audit matches the change. */
export async function findDocument(trx: Trx, companyId: string, id: string): Promise<DocumentRecord | undefined> {
  return documents(trx, companyId).where('d.id', '=', id).forUpdate('d').executeTakeFirst();
}

export async function insertDocument(trx: Trx, values: Insertable<CompanyDocument>): Promise<void> {
  await trx.insertInto('company_document').values(values).execute();
}

export async function updateDocumentRow(
  trx: Trx,
  companyId: string,
  id: string,
  values: Pick<Updateable<CompanyDocument>, 'name' | 'expires_on'>,
): Promise<void> {
  await trx
    .updateTable('company_document')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDocument(trx: Trx, companyId: string, id: string): Promise<void> {
  await trx.deleteFrom('company_document').where('company_id', '=', companyId).where('id', '=', id).execute();
}
