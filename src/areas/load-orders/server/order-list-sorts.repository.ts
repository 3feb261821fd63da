import { sql } from 'kysely';
import { forListedCodes } from '#areas/load-orders/contract/order-codes.ts';
import type { SourceColumn, Sql } from '#platform/list/list-source.ts';
import { DELIVERY_DAY, LOADING_DAY } from './order-list-filters.repository.ts';
import { OWN, operatorName } from './order-list-output.repository.ts';

/** Exactly the expression of the indexes. */
const isEmpty = (column: Sql) => sql`(case when ${column} is null then 1 else 0 end)`;
/** Shorter codes first, so that OC-999 comes before OC-1000. */
const codeOrder = (code: Sql) => sql`(lpad(length(${code})::text, 3, '0') || ${code})`;
/** The way of an order: finished comes before what is paid, cancelled last. */
const STATUS_PLACE = sql`(case o.status when 6 then 3 when 3 then 4 when 4 then 5 when 5 then 6 else o.status end)`;
const KILOGRAMS = sql`(o.weight * case o.weight_unit when 'tn' then 1000 when 'lb' then 0.45359237 else 1 end)`;

/**
 * Names of other tables, folded once for each name instead of once for each order: "offset 0" keeps PostgreSQL from
 * doing it the other way.
 */
export const SORT_JOINS: Readonly<Record<string, Sql>> = {
  clientOrder: sql`left join (select k.company_id, k.id, app.fold(k.name) as name from partner k offset 0) ks
    on ks.company_id = o.company_id and ks.id = o.client_id`,
  companyOrder: sql`left join (select k.id, app.fold(k.company_name) as name from company k offset 0) cs
    on cs.id = o.company_id`,
  operatorOrder: sql`left join (select u.id, app.fold(${operatorName}) as name from app_user u offset 0) us
    on us.id = o.operator_id`,
  pathOrder: sql`left join (select k.company_id, k.id, app.fold(k.route_name || ' · ' || k.path_name) as name
      from route_path_version k where k.company_id = (select app.company_id()) offset 0) vs
    on vs.company_id = o.company_id and vs.id = o.path_version_id`,
  pathOfOthers: sql`left join route_path_version vo
    on not (${OWN}) and vo.company_id = o.company_id and vo.id = o.path_version_id`,
};

const raw = (column: string): SourceColumn => ({ sql: sql.ref(`o.${column}`) });

/**
 * What people sort by most is read along an index of the order's company (0035_sorted_orders.sql). The other columns
 * compare plain values, in one pass over the orders that the filters leave.
 */
export const ORDER_SORTS: Readonly<Record<string, SourceColumn>> = {
  loadingOrderCode: { sql: codeOrder(sql`o.code`), notNull: true },
  status: { sql: STATUS_PLACE, notNull: true },
  origin: { sql: sql`app.fold(o.origin_city)`, notNull: true },
  destination: { sql: sql`app.fold(o.destination_city)`, notNull: true },
  loadingDate: { sql: LOADING_DAY, notNull: true },
  deliveryDate: { sql: DELIVERY_DAY, notNull: true },
  plate: { sql: sql`o.plate`, isEmpty: isEmpty(sql`o.plate`) },
  trucker: { sql: sql`app.fold(o.driver_name)`, isEmpty: isEmpty(sql`o.driver_name`) },
  providerCompany: { sql: sql`app.fold(o.carrier_name)`, isEmpty: isEmpty(sql`o.carrier_name`) },
  weight: { sql: KILOGRAMS, isEmpty: isEmpty(sql`o.weight`) },
  // As the column shows it: a carrier knows the clients of its orders by the orders alone.
  clientCompany: {
    sql: sql`case when ${OWN} then ks.name else app.fold(app.client_of_order(o.id)) end`,
    needs: ['clientOrder'],
  },
  company: { sql: sql`cs.name`, needs: ['companyOrder'] },
  operator: { sql: sql`us.name`, needs: ['operatorOrder'] },
  operationCode: { sql: codeOrder(sql`n.code`), needs: ['operation'] },
  route: {
    sql: sql`coalesce(vs.name, app.fold(vo.route_name || ' · ' || vo.path_name))`,
    needs: ['pathOrder', 'pathOfOthers'],
  },
  category: raw('category_load'),
  typeTransportUnit: raw('vehicle_type'),
  trailerPlate: raw('trailer_plate'),
  typeOperation: raw('type_operation'),
  action: raw('action'),
  serviceType: raw('service_type'),
  containerType: raw('container_type'),
  operationMode: raw('mode'),
  loadedTn: raw('loaded_tn'),
  deliveredTn: raw('delivered_tn'),
  ...forListedCodes(raw),
};
