import { screens } from '#areas/warehouses/area.ts';
import { addressOf } from '#kernel/screens.ts';

export const WAREHOUSES = addressOf(screens.warehouses);
export const newWarehouseAddress = addressOf(screens.createWarehouse);
export const warehouseAddress = (warehouseId: string): string => addressOf(screens.warehouse, { warehouseId });
export const updateWarehouseAddress = (warehouseId: string): string =>
  addressOf(screens.updateWarehouse, { warehouseId });
export const SCHEDULINGS = addressOf(screens.schedulings);
