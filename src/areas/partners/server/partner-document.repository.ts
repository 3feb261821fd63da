import type { Insertable, Updateable } from 'kysely';
import type { PartnerDocumentType } from '#areas/partners/rules/partner-limits.ts';
import type { Trx } from '#platform/db/database.ts';
import type { PartnerDocument } from '#platform/db/schema.gen.ts';
import type { Owner } from './partner-parts.repository.ts';

export interface DocumentRecord {
  readonly id: string;
  readonly fileId: string;
  readonly type: PartnerDocumentType;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly expiresOn: string | null;
  readonly createdAt: Date;
}

function documents(trx: Trx, { companyId, partnerId }: Owner) {
  return trx
    .selectFrom('partner_document as d')
    .innerJoin('file_object as f', 'f.id', 'd.file_id')
    .select([
      'd.id',
      'd.file_id as fileId',
      'd.type',
      'd.name',
      'f.content_type as contentType',
      'f.size',
      'd.expires_on as expiresOn',
      'd.created_at as createdAt',
    ])
    .where('d.company_id', '=', companyId)
    .where('d.partner_id', '=', partnerId);
}

export async function documentsOf(trx: Trx, owner: Owner): Promise<DocumentRecord[]> {
  const rows = await documents(trx, owner).orderBy('d.created_at').orderBy('d.id').execute();
  return rows.map(asRecord);
}

export async function findDocument(trx: Trx, owner: Owner, id: string): Promise<DocumentRecord | undefined> {
  const row = await documents(trx, owner).where('d.id', '=', id).executeTakeFirst();
  return row && asRecord(row);
}

const asRecord = (row: Omit<DocumentRecord, 'type'> & { readonly type: string }) => row as DocumentRecord;

export async function countDocuments(trx: Trx, { companyId, partnerId }: Owner): Promise<number> {
  const { count } = await trx
    .selectFrom('partner_document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDocument(trx: Trx, values: Insertable<PartnerDocument>): Promise<void> {
  await trx.insertInto('partner_document').values(values).execute();
}

export async function updateDocument(
  trx: Trx,
  { companyId, partnerId }: Owner,
  id: string,
  values: Pick<Updateable<PartnerDocument>, 'name' | 'type' | 'expires_on'>,
): Promise<void> {
  await trx
    .updateTable('partner_document')
    .set(values)
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDocument(trx: Trx, { companyId, partnerId }: Owner, id: string): Promise<void> {
  await trx
    .deleteFrom('partner_document')
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute();
}
