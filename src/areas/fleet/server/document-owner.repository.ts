import { sql } from 'kysely';
import type { DocumentOwner, OwnerKind } from '#areas/documents/rules/document-owner.ts';
import { documentOwners, type OwnerRecord } from '#areas/documents/server/index.ts';
import { provide } from '#platform/ports.ts';

const ownersOf = (kind: OwnerKind) =>
  kind === 'driver'
    ? sql<OwnerRecord>`select d.id, d.company_id as "companyId", 'driver' as kind, d.market, d.country_code as "countryCode",
        d.document_type as "documentType", d.first_name || ' ' || d.last_name as name,
        d.photo_file_id is not null as "hasPhoto", d.enabled
      from driver d where true`
    : sql<OwnerRecord>`select d.id, d.company_id as "companyId", d.kind, d.market, d.country_code as "countryCode",
        null as "documentType", d.plate as name, d.enabled,
        exists (select from vehicle_photo p where p.company_id = d.company_id and p.vehicle_id = d.id) as "hasPhoto"
      from vehicle d where d.kind = ${kind}`;

const tableOf = (kind: OwnerKind) => (kind === 'driver' ? 'driver' : 'vehicle');

/** The drivers and vehicles of the fleet, as the owners of documents. */
export const fleetDocumentOwners = provide(documentOwners, {
  find: async (trx, { companyId, kind, id }) => {
    const { rows } = await sql<OwnerRecord>`
      ${ownersOf(kind)} and d.company_id = ${companyId} and d.id = ${id}`.execute(trx);
    return rows[0];
  },

  lock: async (trx, { companyId, kind }, ids) => {
    const { rows } = await sql<OwnerRecord>`
      ${ownersOf(kind)} and d.company_id = ${companyId} and d.id = any(${[...ids]}::uuid[])
      order by d.id for no key update of d`.execute(trx);
    return rows;
  },

  idsAfter: async (trx, { companyId, kind, country }, after, limit) => {
    const { rows } = await sql<{ id: string }>`select o.id from (${ownersOf(kind)} and d.company_id = ${companyId}
        and d.country_code = ${country} ${after ? sql`and d.id > ${after}` : sql``}) o
      order by o.id limit ${sql.lit(limit)}`.execute(trx);
    return rows.map(({ id }) => id);
  },

  withExpiring: async (trx, documents, after, limit) => {
    const { rows } = await sql<DocumentOwner>`
      select d.company_id as "companyId", coalesce(v.kind, 'driver') as kind, coalesce(r.id, v.id) as id
      from (${documents}) d
      left join driver r on r.company_id = d.company_id and r.id = d.driver_id
      left join vehicle v on v.company_id = d.company_id and v.id = d.vehicle_id
      where ((d.is_due and coalesce(r.enabled, v.enabled))
          or (d.has_expired and not coalesce(r.documents_expired, v.documents_expired)))
        ${after ? sql`and coalesce(r.id, v.id) > ${after}` : sql``}
      group by 1, 2, 3 order by 3 limit ${sql.lit(limit)}`.execute(trx);
    return rows;
  },

  saveSummaries: async (trx, { companyId, kind }, summaries) => {
    if (summaries.length === 0) return;
    await sql`update ${sql.table(tableOf(kind))} o
      set documents_done = s.done, documents_required = s.required, documents_expired = s.expired,
        documents_expire_on = s."expireOn"
      from json_to_recordset(${JSON.stringify(summaries)}::json) 
        as s(id uuid, done int, required int, expired boolean, "expireOn" date)
      where o.company_id = ${companyId} and o.id = s.id
        and (o.documents_done, o.documents_required, o.documents_expired, o.documents_expire_on)
          is distinct from (s.done, s.required, s.expired, s."expireOn")`.execute(trx);
  },

  touch: async (trx, { companyId, kind, id }) => {
    await trx
      .updateTable(tableOf(kind))
      .set({ updated_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('updated_at', '<', sql<Date>`now()`)
      .execute();
  },
});
