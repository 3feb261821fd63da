import { defineImport } from '#areas/imports/contract/import-definition.ts';
import { addressOf } from '#kernel/screens.ts';
import { screens } from '../area.ts';
import { ORDER_RIGHTS } from './order.permissions.ts';

export const loadOrderImport = defineImport({
  id: 'loadOrder',
  permission: ORDER_RIGHTS.normal.write,
  noun: 'load orders',
  listPath: addressOf(screens.orders),
});

export const loadOrderAttributesImport = defineImport({
  id: 'loadOrderAttributes',
  permission: ORDER_RIGHTS.normal.write,
  noun: 'load orders of companies whose attributes go by key',
  listPath: addressOf(screens.orders),
});

export const multiDeliveryImport = defineImport({
  id: 'multiDelivery',
  permission: ORDER_RIGHTS.multipoint.write,
  noun: 'deliveries of load orders with many stops',
  listPath: addressOf(screens.multipointOrders),
});

export const imports = [loadOrderImport, loadOrderAttributesImport, multiDeliveryImport] as const;
