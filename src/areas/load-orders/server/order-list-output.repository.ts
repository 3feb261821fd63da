import { sql } from 'kysely';
import { forListedCodes } from '#areas/load-orders/contract/order-codes.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { SourceColumn, Sql } from '#platform/list/list-source.ts';

/** Joins at most one row to each order. */
export const ORDER_JOINS: Readonly<Record<string, Sql>> = {
  client: sql`left join partner p on p.company_id = o.company_id and p.id = o.client_id`,
  operation: sql`left join operation n on n.company_id = o.company_id and n.id = o.operation_id`,
  operator: sql`left join app_user u on u.id = o.operator_id`,
  company: sql`left join company c on c.id = o.company_id`,
  // Whoever reads an order reads the version it is planned with; the library of routes is its company's own.
  path: sql`left join route_path_version v on v.company_id = o.company_id and v.id = o.path_version_id`,
  route: sql`left join route r on r.company_id = o.company_id and r.id = o.route_id`,
  stops: sql`left join lateral (
      select count(*)::int as deliveries, count(*) filter (where t.status <> 'pending')::int as done
      from load_order_stop t
      where t.company_id = o.company_id and t.order_id = o.id and t.action = 'delivery'
    ) t on true`,
  // Only the own company sees payments; those in a currency the freight no longer has are left out.
  payments: sql`left join lateral (
      select sum(y.amount) as amount
      from load_order_payment y
      where y.company_id = o.company_id and y.order_id = o.id
        and y.currency = coalesce(o.carrier_freight_currency, y.currency)
    ) y on true`,
};

/** What the freight of one side amounts to by the best known weight; null while unknown. */
export function freightDue(side: 'client' | 'carrier'): Sql {
  const column = (name: string) => sql.ref(`o.${side}_freight${name}`);
  return sql`app.freight_due(${column('_type')}, ${column('')}, ${column('_unit')},
    o.weight, o.weight_unit, o.loaded_tn, o.delivered_tn)`;
}
export const CARRIER_DUE = freightDue('carrier');
const REST = sql`case when o.status = ${sql.lit(ORDER_STATUS.toPay)} then ${CARRIER_DUE} - coalesce(y.amount, 0) end`;

const statusName = sql`case o.status ${sql.join(
  Object.entries(ORDER_STATUS).map(([name, status]) => sql`when ${sql.lit(status)} then ${sql.lit(name)}`),
  sql` `,
)} end`;

/** Finished or paid, and not rated yet. */
export const UNRATED_SQL = sql`o.status in (${sql.lit(ORDER_STATUS.finished)}, ${sql.lit(ORDER_STATUS.paid)}) and not o.rated`;
export const operatorName = sql`btrim(u.first_name || ' ' || u.last_name)`;
export const OWN = sql`o.company_id = app.company_id()`;
/** The client's price and the costs of the trip are only for the order's own company. */
export const ownOnly = (column: Sql) => sql`case when ${OWN} then ${column} end`;

const hour = (column: Sql) => sql`to_char(${column}, 'HH24:MI')`;
const float = (column: Sql) => sql`${column}::float8`;
const hidden = sql`null::text`;

const LISTED = forListedCodes((column): SourceColumn => ({ sql: sql.ref(`o.${column}`) }));

export function orderOutput(
  kinds: readonly OrderKind[],
  showsFreights: boolean,
): Readonly<Record<string, SourceColumn>> {
  const price = (column: Sql): SourceColumn => ({ sql: showsFreights ? column : hidden });
  const ofStops = (column: Sql): SourceColumn =>
    kinds.includes('multipoint')
      ? { sql: sql`case when o.kind = 'multipoint' then ${column} end`, needs: ['stops'] }
      : { sql: sql`null::int` };
  return {
    _id: { sql: sql`o.id` },
    version: { sql: sql`o.version` },
    loadingOrderCode: { sql: sql`o.code`, notNull: true },
    operationId: { sql: sql`o.operation_id` },
    operationCode: { sql: sql`n.code`, needs: ['operation'] },
    status: { sql: statusName, notNull: true },
    statusAt: { sql: sql`o.status_at`, notNull: true },
    unrated: { sql: UNRATED_SQL, notNull: true },
    operationMode: { sql: sql`o.mode`, notNull: true },
    own: { sql: OWN, notNull: true },
    carrierChooses: { sql: sql`coalesce(o.carrier_company_id <> o.company_id, false)`, notNull: true },
    company: { sql: sql`c.company_name`, needs: ['company'] },
    // A carrier does not see the partners of the company it drives for, only their names on its orders.
    clientCompany: { sql: sql`case when ${OWN} then p.name else app.client_of_order(o.id) end`, needs: ['client'] },
    operator: { sql: operatorName, needs: ['operator'] },
    origin: { sql: sql`o.origin_city`, notNull: true },
    destination: { sql: sql`o.destination_city`, notNull: true },
    loadingDate: { sql: sql`o.loading_date` },
    loadingDateHour: { sql: hour(sql`o.loading_hour`) },
    deliveryDate: { sql: sql`o.delivery_date` },
    deliveryDateHour: { sql: hour(sql`o.delivery_hour`) },
    lateAt: { sql: sql`o.late_at` },
    transportUnitId: { sql: sql`o.truck_id` },
    plate: { sql: sql`o.plate` },
    trailerPlate: { sql: sql`o.trailer_plate` },
    truckerId: { sql: sql`o.driver_id` },
    trucker: { sql: sql`o.driver_name` },
    providerCompany: { sql: sql`o.carrier_name` },
    category: { sql: sql`o.category_load` },
    weight: { sql: float(sql`o.weight`) },
    weightUnit: { sql: sql`o.weight_unit` },
    typeTransportUnit: { sql: sql`o.vehicle_type` },
    typeOperation: { sql: sql`o.type_operation` },
    action: { sql: sql`o.action` },
    serviceType: { sql: sql`o.service_type` },
    clientFreight: price(ownOnly(sql`o.client_freight::text`)),
    clientFreightCurrency: price(ownOnly(sql`o.client_freight_currency`)),
    carrierFreight: price(sql`o.carrier_freight::text`),
    carrierFreightCurrency: price(sql`o.carrier_freight_currency`),
    carrierFreightType: price(sql`o.carrier_freight_type`),
    carrierFreightUnit: price(sql`o.carrier_freight_unit`),
    transportFreight: price(ownOnly(sql`o.transport_freight::text`)),
    transportFreightCurrency: price(ownOnly(sql`o.transport_freight_currency`)),
    paid: { ...price(sql`y.amount::text`), needs: ['payments'] },
    rest: { ...price(ownOnly(sql`(${REST})::numeric(16, 2)::text`)), needs: ['payments'] },
    paymentDifference: price(ownOnly(sql`o.payment_difference`)),
    ...LISTED,
    orderCodes: { sql: sql`o.order_codes` },
    deliveryCodes: { sql: sql`o.delivery_codes` },
    containerType: { sql: sql`o.container_type` },
    schedulingStatus: { sql: sql`o.booking_state` },
    route: { sql: sql`v.route_name || ' · ' || v.path_name`, needs: ['path'] },
    tasksDone: { sql: sql`o.tasks_done`, notNull: true },
    tasksTotal: { sql: sql`o.tasks_total`, notNull: true },
    lastSeenAt: { sql: sql`o.last_seen_at` },
    deliveries: ofStops(sql`t.deliveries`),
    deliveriesDone: ofStops(sql`t.done`),
    loadedTn: { sql: float(sql`o.loaded_tn`) },
    deliveredTn: { sql: float(sql`o.delivered_tn`) },
    createdAt: { sql: sql`o.created_at`, notNull: true },
    updatedAt: { sql: sql`o.updated_at`, notNull: true },
  };
}
