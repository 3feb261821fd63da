import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { DemoDocuments } from './driver-documents.ts';

export interface DocumentsOfDriver extends DemoDocuments {
  readonly driverId: string;
}

/** Inserts the documents of many drivers and the summary their lists show, in two statements. */
export async function insertDriverDocuments(
  trx: Trx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  drivers: readonly DocumentsOfDriver[],
): Promise<void> {
  const rows = drivers.flatMap(({ driverId, documents }) =>
    documents.map((document) => ({
      id: document.id,
      company_id: companyId,
      driver_id: driverId,
      type: document.type,
      file_id: document.file?.id ?? null,
      name: document.file?.name ?? null,
      issued_on: document.issuedOn,
      expires_on: document.expiresOn,
      created_by: userId,
    })),
  );
  if (rows.length > 0) await trx.insertInto('document').values(rows).execute();
  const summaries = drivers.map(({ driverId: id, done, required, expired, expireOn }) => ({
    id,
    done,
    required,
    expired,
    expireOn,
  }));
  await sql`update driver d set documents_done = s.done, documents_required = s.required, documents_expired = s.expired,
      documents_expire_on = s."expireOn"
    from json_to_recordset(${JSON.stringify(summaries)}::json)
      as s(id uuid, done int, required int, expired boolean, "expireOn" date)
    where d.company_id = ${companyId} and d.id = s.id`.execute(trx);
}
