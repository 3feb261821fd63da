import type { Trx } from '#platform/db/database.ts';
import type { PaperType } from '../rules/paper.ts';
import type { PaperOwner } from '../rules/paper-owner.ts';
import { ownerColumn } from './paper.repository.ts';

/** Where the bytes of a paper are. */
export interface FiledPaper {
  readonly type: PaperType;
  readonly fileId: string;
  readonly storageKey: string;
  /** Of the file as it is stored, which always fits its content. */
  readonly ending: string;
}

export async function filesOf(trx: Trx, { companyId, kind, id }: PaperOwner): Promise<readonly FiledPaper[]> {
  const rows = await trx
    .selectFrom('document as d')
    .innerJoin('file_object as f', 'f.id', 'd.file_id')
    .select(['d.type', 'f.id as fileId', 'f.storage_key as storageKey', 'f.name'])
    .where('d.company_id', '=', companyId)
    .where(`d.${ownerColumn(kind)}`, '=', id)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
  return rows.map(({ type, name, ...file }) => ({
    ...file,
    type: type as PaperType,
    ending: name.slice(name.lastIndexOf('.') + 1),
  }));
}
