import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { DocumentOwner, OwnerKind } from '../rules/document-owner.ts';
import type { FleetDocument, FleetDocumentFile, FleetDocumentType } from '../rules/fleet-document.ts';

/** The column that names the owner of a document. */
export function ownerColumn(kind: OwnerKind): 'driver_id' | 'vehicle_id' {
  return kind === 'driver' ? 'driver_id' : 'vehicle_id';
}

export async function readFleetDocuments(
  trx: Trx,
  { companyId, kind, id }: DocumentOwner,
): Promise<readonly FleetDocument[]> {
  return (await documentsOfMany(trx, companyId, kind, [id])).get(id) ?? [];
}

/** By owner; an owner without documents has no entry. */
export async function documentsOfMany(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FleetDocument[]>> {
  const owner = ownerColumn(kind);
  const rows = await trx
    .selectFrom('document as d')
    .leftJoin('file_object as f', 'f.id', 'd.file_id')
    .select([
      `d.${owner} as ownerId`,
      'd.id',
      'd.type',
      'd.file_id as fileId',
      'd.name',
      'f.content_type as contentType',
      'f.size',
      'd.number',
      'd.category',
      'd.issued_on as issuedOn',
      'd.expires_on as expiresOn',
    ])
    .where('d.company_id', '=', companyId)
    .where(`d.${owner}`, '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
  const found = new Map<string, FleetDocument[]>();
  for (const { ownerId, fileId, name, contentType, size, type, ...facts } of rows) {
    const file: FleetDocumentFile | null =
      fileId !== null && name !== null && contentType !== null && size !== null
        ? { id: fileId, name, contentType, size }
        : null;
    const document: FleetDocument = { ...facts, type: type as FleetDocumentType, file };
    const documents = found.get(String(ownerId));
    if (documents) documents.push(document);
    else found.set(String(ownerId), [document]);
  }
  return found;
}

/** Writes whole documents, new and changed ones; a new date has not been notified yet. */
export async function upsertDocuments(
  trx: Trx,
  { companyId, kind, id }: DocumentOwner,
  documents: readonly FleetDocument[],
  userId: string,
): Promise<void> {
  if (documents.length === 0) return;
  const owner = ownerColumn(kind);
  const rows = documents.map((document) => ({
    id: document.id,
    company_id: companyId,
    [owner]: id,
    type: document.type,
    file_id: document.file?.id ?? null,
    name: document.file?.name ?? null,
    number: document.number,
    category: document.category,
    issued_on: document.issuedOn,
    expires_on: document.expiresOn,
    created_by: userId,
  }));
  await trx
    .insertInto('document')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', owner, 'type'])
        .where(owner, 'is not', null)
        .doUpdateSet((eb) => ({
          file_id: eb.ref('excluded.file_id'),
          name: eb.ref('excluded.name'),
          number: eb.ref('excluded.number'),
          category: eb.ref('excluded.category'),
          issued_on: eb.ref('excluded.issued_on'),
          expires_on: eb.ref('excluded.expires_on'),
          notified_days: sql<
            number | null
          >`case when document.expires_on = excluded.expires_on then document.notified_days end`,
        })),
    )
    .execute();
}

export async function deleteDocuments(trx: Trx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('document')
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}
