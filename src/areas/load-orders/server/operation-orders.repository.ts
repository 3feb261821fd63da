import { ORDERS_SHOWN } from '#areas/operations/rules/operation-limits.ts';
import type { OperationOrders, OperationRecord } from '#areas/operations/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

type OperationKey = Pick<OperationRecord, 'company_id' | 'id'>;

async function list(trx: Trx, { company_id, id }: OperationKey) {
  return trx
    .selectFrom('load_order as o')
    .select(['o.id', 'o.code', 'o.status', 'o.kind', 'o.origin_city', 'o.destination_city'])
    .select(['o.loading_date', 'o.delivery_date', 'o.late_at', 'o.plate', 'o.driver_name', 'o.carrier_name'])
    .select(['o.loaded_tn', 'o.delivered_tn'])
    .where('o.company_id', '=', company_id)
    .where('o.operation_id', '=', id)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(ORDERS_SHOWN)
    .execute();
}

async function prices(trx: Trx, { company_id, id }: OperationKey) {
  return trx
    .selectFrom('load_order as o')
    .select(['o.client_freight_type', 'o.client_freight', 'o.client_freight_currency', 'o.client_freight_unit'])
    .select(['o.carrier_freight_type', 'o.carrier_freight', 'o.carrier_freight_currency', 'o.carrier_freight_unit'])
    .select(['o.weight', 'o.weight_unit', 'o.loaded_tn', 'o.delivered_tn'])
    .where('o.company_id', '=', company_id)
    .where('o.operation_id', '=', id)
    .where('o.status', '<>', 5)
    .execute();
}

async function hasOpen(trx: Trx, { company_id, id }: OperationKey) {
  const open = await trx
    .selectFrom('load_order')
    .select('id')
    .where('company_id', '=', company_id)
    .where('operation_id', '=', id)
    .where('status', 'in', [0, 1, 2])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export const ordersOfOperations: OperationOrders = { list, prices, hasOpen };
