import { type Insertable, sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { DB, LoadOrderComment, LoadOrderEvent, LoadOrderFile, LoadOrderPayment } from '#platform/db/schema.gen.ts';

type Row<T> = Omit<Insertable<T>, 'company_id'>;

export type NewFile = Row<LoadOrderFile>;

/** The rows that dispatching and paying write for the orders of one company. */
export interface OrderTrail {
  readonly events: readonly Row<LoadOrderEvent>[];
  readonly files: readonly NewFile[];
  readonly payments: readonly Row<LoadOrderPayment>[];
  readonly comments: readonly Row<LoadOrderComment>[];
}

/** A statement has room for 65,535 values. */
const ROWS_AT_ONCE = 1_000;

/** Inserts the rows of any table that belongs to one company, in batches. */
export async function insertRows(trx: Trx, companyId: string, table: keyof DB, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, company_id: companyId }));
    await trx.insertInto(table).values(some).execute();
  }
}

export async function insertTrail(trx: Trx, companyId: string, trail: OrderTrail): Promise<void> {
  await insertRows(trx, companyId, 'load_order_file', trail.files);
  await insertRows(trx, companyId, 'load_order_payment', trail.payments);
  await insertRows(trx, companyId, 'load_order_comment', trail.comments);
  await insertRows(trx, companyId, 'load_order_event', trail.events);
}

export interface OrderState {
  readonly id: string;
  readonly [column: string]: string | number | boolean | null;
}

/** Driver and distance of each order, in one statement; the status follows from the events. */
export async function writeStates(trx: Trx, companyId: string, states: readonly OrderState[]): Promise<void> {
  await sql`update load_order o set carrier_id = s.carrier_id, carrier_company_id = s.carrier_company_id,
      carrier_name = s.carrier_name, fleet_company_id = s.fleet_company_id, truck_id = s.truck_id, plate = s.plate,
      trailer_id = s.trailer_id, trailer_plate = s.trailer_plate, second_trailer_id = s.second_trailer_id,
      driver_id = s.driver_id, driver_name = s.driver_name, driver_phone = s.driver_phone, gps_device_id = s.gps_device_id,
      assigned_at = s.assigned_at, accepted_at = s.accepted_at, sharing_since = s.accepted_at, started_at = s.started_at, finished_at = s.finished_at,
      loaded_tn = s.loaded_tn, delivered_tn = s.delivered_tn, template_version_id = s.template_version_id,
      tasks_done = s.tasks_done, tasks_total = s.tasks_total, rated = s.rated,
      payment_difference = s.payment_difference, documents_returned_at = s.documents_returned_at, last_lat = s.last_lat, last_lng = s.last_lng,
      last_seen_at = s.last_seen_at, route_id = s.route_id, path_id = s.path_id, path_version_id = s.path_version_id,
      supervision = s.supervision, expected_minutes = s.expected_minutes
    from json_populate_recordset(null::load_order, ${JSON.stringify(states)}::json) as s
    where o.company_id = ${companyId} and o.id = s.id`.execute(trx);
}

export interface OrderOrigin {
  readonly id: string;
  readonly opportunityId: string;
  readonly opportunityCode: string;
  readonly postulationId: string;
}

/** The opportunity and the application that orders came from, in one statement. */
export async function writeOrigins(trx: Trx, origins: readonly OrderOrigin[]): Promise<void> {
  await sql`update load_order o set opportunity_id = s."opportunityId", opportunity_code = s."opportunityCode",
      postulation_id = s."postulationId"
    from json_to_recordset(${JSON.stringify(origins)}::json)
      as s(id uuid, "opportunityId" uuid, "opportunityCode" text, "postulationId" uuid)
    where o.id = s.id`.execute(trx);
}

export interface DemoStop {
  readonly id: string;
  readonly action: string;
  readonly city: string;
  readonly customer: string | null;
}

/** By order, in driving order. */
export async function readStops(trx: Trx, companyId: string): Promise<ReadonlyMap<string, readonly DemoStop[]>> {
  const { rows } = await sql<DemoStop & { orderId: string }>`select order_id as "orderId", id, action, city, customer
    from load_order_stop where company_id = ${companyId} order by order_id, position`.execute(trx);
  const byOrder = new Map<string, DemoStop[]>();
  for (const { orderId, ...stop } of rows) byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), stop]);
  return byOrder;
}
