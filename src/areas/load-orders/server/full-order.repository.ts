import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import type { PropertyDefinition } from '#areas/load-orders/rules/property-definition.ts';
import type { OperationState } from '#areas/operations/rules/operation-state.ts';
import type { Trx } from '#platform/db/database.ts';
import type { OrderRecord } from './order.repository.ts';
import type { OrderFileRecord } from './order-file.repository.ts';
import { DELIVERY_DUE } from './order-relations.repository.ts';
import type { StopRecord } from './order-stop.repository.ts';
import { PLAN_COLUMNS, type PlanRecord } from './plan/plan.repository.ts';
import type { ReturnRecord } from './returned/return.repository.ts';

/** An order with everything its detail shows. */
export interface FullOrder {
  readonly order: OrderRecord;
  readonly companyName: string;
  readonly clientName: string | null;
  readonly clientTaxId: string | null;
  readonly clientCountry: string | null;
  readonly operationCode: string | null;
  readonly operationState: OperationState | null;
  /** The full names of operator, analyst and creator, by their ids. */
  readonly people: Readonly<Record<string, string>>;
  readonly assignmentCompanyName: string | null;
  readonly deliveryDueAt: Date | null;
  /** The account of its driver. */
  readonly driverAccount: string | null;
  /** The reader is a driver of their company. */
  readonly readerDrives: boolean;
  readonly stops: readonly StopRecord[];
  readonly files: readonly OrderFileRecord[];
  readonly definitions: readonly ShownProperty[];
  /** Another order of the company has the same bill of lading. */
  readonly repeatedBill: boolean;
  readonly plan: PlanRecord | null;
  readonly returned: ReturnRecord | null;
}

export type ShownProperty = Pick<PropertyDefinition, 'nameKey' | 'name' | 'type' | 'disable' | 'formStep'>;

/** The names of the columns that hold an instant, complete by their type. */
type InstantOf<T> = { [K in keyof T]-?: Date extends T[K] ? K : never }[keyof T];
const ORDER_INSTANTS = Object.keys({
  ...{ status_at: 1, late_at: 1, assigned_at: 1, accepted_at: 1, started_at: 1, arrived_at: 1, finished_at: 1 },
  ...{ last_seen_at: 1, created_at: 1, updated_at: 1, delay_cutoff: 1, delay_date: 1, sharing_since: 1 },
  ...{ booking_at: 1, documents_returned_at: 1 },
} satisfies Record<InstantOf<OrderRecord>, 1>);
const STOP_INSTANTS = Object.keys({
  ...{ planned_at: 1, arrived_at: 1, done_at: 1, created_at: 1, updated_at: 1 },
} satisfies Record<InstantOf<StopRecord>, 1>);

const list = (rows: RawBuilder<unknown>) => sql`array(select row_to_json(r) from (${rows}) r)`;
const one = (rows: RawBuilder<unknown>) => sql`(select row_to_json(r) from (${rows}) r)`;
const OWN = sql`o.company_id = app.company_id()`;

/** Shown as they are stored; as numbers of JSON they would lose their zeros. */
const PRICES = [
  'client_freight',
  'client_freight_advance',
  'carrier_freight',
  'carrier_freight_advance',
  'transport_freight',
] as const;

const people = sql`(select json_object_agg(u.id, btrim(u.first_name || ' ' || u.last_name)) from app_user u
  where u.id in (o.operator_id, o.analyst_id, o.created_by))`;

const files = list(sql`
  select l.id, l.type, l.file_id as "fileId", l.name, f.content_type as "contentType", f.size, l.task_id as "taskId",
    l.stop_id as "stopId", l.created_at as "createdAt"
  from load_order_file l join file_object f on f.id = l.file_id
  where l.company_id = o.company_id and l.order_id = o.id order by l.created_at, l.id`);

const stops = list(sql`
  select s.* from load_order_stop s where s.company_id = o.company_id and s.order_id = o.id order by s.position`);

const definitions = list(sql`
  select y.name_key as "nameKey", y.name, y.type, y.disabled as disable, y.form_step as "formStep"
  from order_property y where y.company_id = o.company_id order by y.position`);

const repeatedBill = sql`exists (select from load_order b
  where b.company_id = o.company_id and b.kind in (${sql.join(ORDER_KINDS.map((kind) => sql.lit(kind)))})
    and b.bill_of_lading = o.bill_of_lading and b.id <> o.id)`;

const plan = one(sql`select ${PLAN_COLUMNS} from route_path_version v where v.id = o.path_version_id`);

const returned = one(sql`
  select e.reason, btrim(u.first_name || ' ' || u.last_name) as by, e.details ->> 'fileName' as documents
  from load_order_event e left join app_user u on u.id = e.user_id
  where e.company_id = o.company_id and e.order_id = o.id and e.type = 'documentsReturned'
  order by e.at desc, e.id desc limit 1`);

/** Written as JSON by the database: reading a hundred columns one by one takes longer than the statement. */
const fullOrder = (id: string) => sql<{ full: string }>`
  select row_to_json(x)::text as full
  from load_order o
  join company c on c.id = o.company_id
  left join operation n on n.company_id = o.company_id and n.id = o.operation_id
  left join partner p on p.company_id = o.company_id and p.id = o.client_id
  left join driver d on d.company_id = o.fleet_company_id and d.id = o.driver_id
  cross join lateral (select o as "order", ${sql.join(PRICES.map((name) => sql`${sql.ref(`o.${name}`)}::text`))},
    c.company_name as "companyName", p.name as "clientName", p.tax_id as "clientTaxId", p.country_code as "clientCountry",
    n.code as "operationCode", n.state as "operationState", ${people} as people, ${DELIVERY_DUE} as "deliveryDueAt",
    case when o.assignment_company_id is not null then (select a.name from partner a
      where a.company_id = o.company_id and a.id = o.assignment_company_id) end as "assignmentCompanyName",
    d.user_id as "driverAccount",
    exists (select from driver m where m.company_id = app.company_id() and m.user_id = app.user_id()) as "readerDrives",
    case when o.kind = 'multipoint' then ${stops} end as stops, ${files} as files,
    case when ${OWN} then ${definitions} end as definitions,
    ${OWN} and o.bill_of_lading is not null and ${repeatedBill} as "repeatedBill",
    case when o.path_version_id is not null then ${plan} end as plan,
    case when o.documents_returned_at is not null then ${returned} end as returned) x
  where o.id = ${id} and (${OWN} or o.client_company_id = app.company_id() or o.carrier_company_id = app.company_id())`;

/** Compiled once: doing it for every order that is opened would take a good part of the answer's time. */
let compiled: CompiledQuery<{ full: string }> | undefined;

/**
 * An order that the transaction's company owns, or is the client or the carrier of. In platform scope, because names of
 * other companies are shown with it; custom properties only to its own company.
 */
export async function findFullOrder(trx: Trx, id: string): Promise<FullOrder> {
  compiled ??= fullOrder(id).compile(trx);
  const { rows } = await trx.executeQuery<{ full: string }>({ ...compiled, parameters: [id] });
  if (!rows[0]) throw orderErrors.notFound();
  return readFull(JSON.parse(rows[0].full) as Stored);
}

type Row = Record<string, unknown>;
type Stored = {
  order: Row;
  people: Row | null;
  stops: Row[] | null;
  files: Row[];
  definitions: unknown[] | null;
} & Row;

/** Other decimals stay numbers, which is how they are shown. */
function readFull(full: Stored): FullOrder {
  const { order } = full;
  for (const name of PRICES) order[name] = full[name];
  readInstants(order, ORDER_INSTANTS);
  readInstants(full, ['deliveryDueAt']);
  full.people ??= {};
  full.stops ??= [];
  full.definitions ??= [];
  for (const stop of full.stops) readInstants(stop, STOP_INSTANTS);
  for (const file of full.files) readInstants(file, ['createdAt']);
  return full as unknown as FullOrder;
}

function readInstants(row: Row, names: readonly string[]): void {
  for (const name of names) {
    const text = row[name];
    if (typeof text === 'string') row[name] = new Date(text);
  }
}
