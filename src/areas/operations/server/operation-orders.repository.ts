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
  | 'late_at'
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

/** What an operation needs from load orders: rows to show and values for its figures. */
export interface OperationOrders {
  /** The orders visible to the transaction's company, in order of creation. */
  list(trx: Trx, operation: OperationKey): Promise<OperationOrderRow[]>;
  /** Income, cost and weights of every order that is not cancelled. */
  prices(trx: Trx, operation: OperationKey): Promise<PricesRow[]>;
  /** Programmed, assigned or in progress. */
  hasOpen(trx: Trx, operation: OperationKey): Promise<boolean>;
}

export const operationOrders = definePort<OperationOrders>('operations.orders');
