import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';

export interface Shared {
  readonly company_id: string;
  readonly order_id: string;
}

export function listStatusMoves(trx: Trx, { company_id, order_id }: Shared) {
  return trx
    .selectFrom('load_order_event')
    .select(['status', 'at'])
    .where('company_id', '=', company_id)
    .where('order_id', '=', order_id)
    .where('status', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export function listSeenStops(trx: Trx, { company_id, order_id }: Shared) {
  return trx
    .selectFrom('load_order_stop')
    .select(['id', 'action', 'city', 'place', 'customer', 'status', 'planned_at', 'done_at'])
    .where('company_id', '=', company_id)
    .where('order_id', '=', order_id)
    .orderBy('position')
    .execute();
}

export function listSeenTasks(trx: Trx, { company_id, order_id }: Shared) {
  return trx
    .selectFrom('load_order_task')
    .select(['stage_name', 'name', 'done_at'])
    .where('company_id', '=', company_id)
    .where('order_id', '=', order_id)
    .orderBy('stage_position')
    .orderBy('position')
    .execute();
}

function documents(trx: Trx, { company_id, order_id }: Shared) {
  return trx
    .selectFrom('load_order_file as f')
    .innerJoin('file_object as o', 'o.id', 'f.file_id')
    .where('f.company_id', '=', company_id)
    .where('f.order_id', '=', order_id);
}

export function listSeenDocuments(trx: Trx, shared: Shared) {
  return documents(trx, shared)
    .select(['f.id', 'f.type', 'f.name', 'f.created_at', 'o.content_type'])
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute();
}

/** The stored file of a document, only if it belongs to this order. */
export async function findDocumentFile(trx: Trx, shared: Shared, documentId: string): Promise<string | undefined> {
  const row = await documents(trx, shared).select('f.file_id').where('f.id', '=', documentId).executeTakeFirst();
  return row?.file_id;
}

const REPORT_MAX = 500;

export type ReportOf = { readonly operation_id: string | null; readonly client_id: string | null };

function reported(trx: Trx, companyId: string, { operation_id, client_id }: ReportOf) {
  const orders = trx.selectFrom('load_order as o').where('o.company_id', '=', companyId);
  return operation_id ? orders.where('o.operation_id', '=', operation_id) : orders.where('o.client_id', '=', client_id);
}

/** The newest orders; the totals count all of them. */
export function listReported(trx: Trx, companyId: string, of: ReportOf) {
  return reported(trx, companyId, of)
    .select(['o.code', 'o.status', 'o.origin_city', 'o.destination_city', 'o.weight', 'o.weight_unit'])
    .select(['o.driver_name', 'o.plate', 'o.client_freight', 'o.client_freight_currency'])
    .select([sql<string | null>`o.loading_date::text`.as('loading_date')])
    .select([sql<string | null>`o.delivery_date::text`.as('delivery_date')])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(REPORT_MAX)
    .execute();
}

export function countReported(trx: Trx, companyId: string, of: ReportOf) {
  return reported(trx, companyId, of)
    .select(['o.status', sql<number>`count(*)::int`.as('orders')])
    .groupBy('o.status')
    .orderBy('o.status')
    .execute();
}

export function sumReported(trx: Trx, companyId: string, of: ReportOf) {
  return reported(trx, companyId, of)
    .where('o.client_freight_currency', 'is not', null)
    .select(['o.client_freight_currency as currency', sql<string>`sum(o.client_freight)::text`.as('value')])
    .where('o.client_freight', 'is not', null)
    .groupBy('o.client_freight_currency')
    .orderBy('o.client_freight_currency')
    .execute();
}

/** Open agro orders with their trucks. */
export function listAgroTrucks(
  trx: Trx,
  companyId: string,
  { operation_id, plates }: { readonly operation_id: string | null; readonly plates: readonly string[] },
) {
  let trucks = trx
    .selectFrom('load_order as o')
    .select(['o.id', 'o.plate', 'o.status', 'o.driver_name', 'o.last_lat', 'o.last_lng', 'o.last_seen_at'])
    .select(['o.accepted_at', 'o.sharing_since'])
    .where('o.company_id', '=', companyId)
    .where('o.kind', '=', 'agro')
    .where('o.status', 'in', [1, 2]);
  if (operation_id) trucks = trucks.where('o.operation_id', '=', operation_id);
  if (plates.length > 0) trucks = trucks.where(sql`app.plate_key(o.plate)`, 'in', [...plates]);
  return trucks.orderBy('o.plate').orderBy('o.id').execute();
}
