import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { DemoPapers } from './driver-papers.ts';

export interface PapersOfDriver extends DemoPapers {
  readonly driverId: string;
}

/** The papers of many drivers, and what their lists know of them, in two statements. */
export async function insertDriverPapers(
  trx: Trx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  drivers: readonly PapersOfDriver[],
): Promise<void> {
  const rows = drivers.flatMap(({ driverId, papers }) =>
    papers.map((paper) => ({
      id: paper.id,
      company_id: companyId,
      driver_id: driverId,
      type: paper.type,
      file_id: paper.file?.id ?? null,
      name: paper.file?.name ?? null,
      issued_on: paper.issuedOn,
      expires_on: paper.expiresOn,
      created_by: userId,
    })),
  );
  if (rows.length > 0) await trx.insertInto('document').values(rows).execute();
  const summaries = drivers.map(({ driverId: id, done, required, expired }) => ({ id, done, required, expired }));
  await sql`update driver d set papers_done = s.done, papers_required = s.required, papers_expired = s.expired
    from json_to_recordset(${JSON.stringify(summaries)}::json) as s(id uuid, done int, required int, expired boolean)
    where d.company_id = ${companyId} and d.id = s.id`.execute(trx);
}
