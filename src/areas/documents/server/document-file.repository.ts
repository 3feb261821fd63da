import type { Trx } from '#platform/db/database.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import type { FleetDocumentType } from '../rules/fleet-document.ts';
import { ownerColumn } from './document.repository.ts';

/** Where the content of a document is stored. */
export interface FiledFleetDocument {
  readonly type: FleetDocumentType;
  readonly fileId: string;
  readonly storageKey: string;
  /** The type of the stored file, which always matches its content. */
  readonly ending: string;
}

export async function filesOf(
  trx: Trx,
  { companyId, kind, id }: DocumentOwner,
): Promise<readonly FiledFleetDocument[]> {
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
    type: type as FleetDocumentType,
    ending: name.slice(name.lastIndexOf('.') + 1),
  }));
}
