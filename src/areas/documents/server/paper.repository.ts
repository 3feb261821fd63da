import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { Paper, PaperFile, PaperType } from '../rules/paper.ts';
import type { OwnerKind, PaperOwner } from '../rules/paper-owner.ts';

/** The column that names the owner of a paper. */
export function ownerColumn(kind: OwnerKind): 'driver_id' | 'vehicle_id' {
  return kind === 'driver' ? 'driver_id' : 'vehicle_id';
}

export async function readPapers(trx: Trx, { companyId, kind, id }: PaperOwner): Promise<readonly Paper[]> {
  return (await papersOfMany(trx, companyId, kind, [id])).get(id) ?? [];
}

/** By owner; one without any paper is not in it. */
export async function papersOfMany(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Paper[]>> {
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
  const found = new Map<string, Paper[]>();
  for (const { ownerId, fileId, name, contentType, size, type, ...facts } of rows) {
    const file: PaperFile | null =
      fileId !== null && name !== null && contentType !== null && size !== null
        ? { id: fileId, name, contentType, size }
        : null;
    const paper: Paper = { ...facts, type: type as PaperType, file };
    const papers = found.get(String(ownerId));
    if (papers) papers.push(paper);
    else found.set(String(ownerId), [paper]);
  }
  return found;
}

/** Writes whole papers, new and changed ones; a new date is not told about yet. */
export async function upsertPapers(
  trx: Trx,
  { companyId, kind, id }: PaperOwner,
  papers: readonly Paper[],
  userId: string,
): Promise<void> {
  if (papers.length === 0) return;
  const owner = ownerColumn(kind);
  const rows = papers.map((paper) => ({
    id: paper.id,
    company_id: companyId,
    [owner]: id,
    type: paper.type,
    file_id: paper.file?.id ?? null,
    name: paper.file?.name ?? null,
    number: paper.number,
    category: paper.category,
    issued_on: paper.issuedOn,
    expires_on: paper.expiresOn,
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
          told_days: sql<
            number | null
          >`case when document.expires_on = excluded.expires_on then document.told_days end`,
        })),
    )
    .execute();
}

export async function deletePapers(trx: Trx, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('document')
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}
