import { sql } from 'kysely';
import type { DriverCandidate } from '#areas/load-orders/rules/assignment-reason.ts';
import type { Trx } from '#platform/db/database.ts';
import { typedMatches } from '#platform/list/conditions.ts';
import { failedChecks, NAMED_CODE } from './candidate.repository.ts';

export interface DriverRecord extends DriverCandidate {
  readonly id: string;
  readonly name: string;
  readonly rating: string | null;
  readonly plate: string | null;
}

interface CandidateQuery {
  readonly search: string | undefined;
  /** The driver of an order is not busy because of that same order. */
  readonly orderId: string;
  readonly offset: number;
  readonly limit: number;
}

/** Drivers of the company in every market: free ones first, then by name. */
export async function findDrivers(
  trx: Trx,
  companyId: string,
  { search, orderId, offset, limit }: CandidateQuery,
): Promise<{ readonly rows: DriverRecord[]; readonly total: number }> {
  const named = search
    ? sql`where ${typedMatches(sql`concat_ws(E'\\n', name, document_number)`, search)}
        or (app.plate_key(${search}) <> '' and position(app.plate_key(${search}) in app.plate_key(plate)) > 0)`
    : sql``;
  const { rows } = await sql<{ drivers: DriverRecord[]; total: string }>`
    with known as (
      select d.id, d.first_name || ' ' || d.last_name as name, d.document_number, d.rating::text, d.enabled,
        json_build_object('expired', d.documents_expired, 'complete', d.documents_done >= d.documents_required) as documents,
        d.documents_expired, ${failedChecks(sql`h.company_id = d.company_id and h.driver_id = d.id`)} as "failedChecks",
        (select app.shown_plate(v.country_code, v.plate) from vehicle v where v.company_id = d.company_id and v.driver_id = d.id
          order by v.plate limit 1) as plate,
        (select ${NAMED_CODE} from load_order b
          where b.driver_id = d.id and b.status in (1, 2) and b.id <> ${orderId} limit 1) as "busyWith"
      from driver d where d.company_id = ${companyId}),
    wanted as (select * from known ${named}),
    page as (
      select id, name, rating, enabled, documents, plate, "busyWith", "failedChecks" from wanted
      order by not enabled or documents_expired or "busyWith" is not null, app.fold(name), id
      offset ${offset} limit ${limit})
    select (select count(*) from wanted) as total, coalesce((select json_agg(page) from page), '[]') as drivers`.execute(
    trx,
  );
  return { rows: rows[0]!.drivers, total: Number(rows[0]!.total) };
}
