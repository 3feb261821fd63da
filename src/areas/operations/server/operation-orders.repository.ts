import type { Selectable } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrder } from '#platform/db/schema.gen.ts';
import { definePort } from '#platform/ports.ts';
import type { OperationRecord } from './operation.repository.ts';

type OperationKey = Pick<OperationRecord, 'company_id' | 'id'>;

export type OperationOrderRow = Pick<
  Selectable<LoadOrder>,
  | 'id'
  | 'code'
  | 'status'
  | 'kind'
  | 'origin_city'
  | 'destination_city'
  | 'loading_date'
  | 'delivery_date'
  | 'plate'
  | 'driver_name'
  | 'carrier_name'
  | 'loaded_tn'
  | 'delivered_tn'
>;

export type PricesRow = Pick<
  Selectable<LoadOrder>,
  | 'client_freight_type'
  | 'client_freight'
  | 'client_freight_currency'
  | 'client_freight_unit'
  | 'carrier_freight_type'
  | 'carrier_freight'
  | 'carrier_freight_currency'
  | 'carrier_freight_unit'
  | 'weight'
  | 'weight_unit'
  | 'loaded_tn'
  | 'delivered_tn'
>;

/** The load orders of an operation: what it shows of them and how they make up its figures. */
export interface OperationOrders {
  /** Those the transaction's company sees, in the order they were created. */
  list(trx: Trx, operation: OperationKey): Promise<OperationOrderRow[]>;
  /** What every order that is not cancelled brings in, costs and weighs. */
  prices(trx: Trx, operation: OperationKey): Promise<PricesRow[]>;
  /** Programmed, assigned or on the way. */
  hasOpen(trx: Trx, operation: OperationKey): Promise<boolean>;
}

export const operationOrders = definePort<OperationOrders>('operations.orders');
