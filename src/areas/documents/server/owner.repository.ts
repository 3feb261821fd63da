import { sql } from 'kysely';
import type { CountryCode } from '#countries/country-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DocumentOwner, Market, OwnerKind } from '../rules/document-owner.ts';

/** What the documents need to know about the driver or the vehicle they belong to. */
export interface OwnerRecord {
  readonly id: string;
  readonly companyId: string;
  readonly kind: OwnerKind;
  readonly market: Market;
  readonly countryCode: CountryCode;
  readonly documentType: string | null;
  /** The driver's name or the vehicle's plate. */
  readonly name: string;
  readonly hasPhoto: boolean;
  readonly enabled: boolean;
}

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

export async function findOwner(trx: Trx, { companyId, kind, id }: DocumentOwner): Promise<OwnerRecord | undefined> {
  const { rows } = await sql<OwnerRecord>`${ownersOf(kind)} and d.company_id = ${companyId} and d.id = ${id}`.execute(
    trx,
  );
  return rows[0];
}

export async function requireOwner(trx: Trx, owner: DocumentOwner): Promise<OwnerRecord> {
  const record = await findOwner(trx, owner);
  if (!record) throw requestErrors.notFound();
  return record;
}

/** Until the end of the transaction nobody else changes the owner or its documents. */
export async function lockOwner(trx: Trx, { companyId, kind, id }: DocumentOwner): Promise<OwnerRecord> {
  const { rows } =
    await sql<OwnerRecord>`${ownersOf(kind)} and d.company_id = ${companyId} and d.id = ${id} for no key update of d`.execute(
      trx,
    );
  if (!rows[0]) throw requestErrors.notFound();
  return rows[0];
}

/** Those of the given ids that are there, locked in one order, so that two runs never wait for each other. */
export async function lockOwners(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  ids: readonly string[],
): Promise<readonly OwnerRecord[]> {
  const { rows } =
    await sql<OwnerRecord>`${ownersOf(kind)} and d.company_id = ${companyId} and d.id = any(${[...ids]}::uuid[])
    order by d.id for no key update of d`.execute(trx);
  return rows;
}

/** The next ids of a company's owners in a country, in the order of their ids. */
export async function ownersAfter(
  trx: Trx,
  { companyId, kind, country }: { readonly companyId: string; readonly kind: OwnerKind; readonly country: CountryCode },
  after: string | undefined,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select o.id from (${ownersOf(kind)} and d.company_id = ${companyId}
      and d.country_code = ${country} ${after ? sql`and d.id > ${after}` : sql``}) o
    order by o.id limit ${sql.lit(limit)}`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface DocumentSummary {
  readonly id: string;
  readonly done: number;
  readonly required: number;
  readonly expired: boolean;
}

/** Only what differs is written, and no form that is open on the owner becomes stale by it. */
export async function writeSummaries(
  trx: Trx,
  companyId: string,
  kind: OwnerKind,
  summaries: readonly DocumentSummary[],
): Promise<void> {
  if (summaries.length === 0) return;
  const table = sql.table(kind === 'driver' ? 'driver' : 'vehicle');
  await sql`update ${table} o
    set documents_done = s.done, documents_required = s.required, documents_expired = s.expired
    from json_to_recordset(${JSON.stringify(summaries)}::json) as s(id uuid, done int, required int, expired boolean)
    where o.company_id = ${companyId} and o.id = s.id
      and (o.documents_done, o.documents_required, o.documents_expired) is distinct from (s.done, s.required, s.expired)`.execute(
    trx,
  );
}

/** A change of documents is a change of their owner: whoever has its form open is told, once per transaction. */
export async function touchOwner(trx: Trx, { companyId, kind, id }: DocumentOwner): Promise<void> {
  await trx
    .updateTable(kind === 'driver' ? 'driver' : 'vehicle')
    .set({ updated_at: sql`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('updated_at', '<', sql<Date>`now()`)
    .execute();
}
