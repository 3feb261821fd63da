import type { ImportTarget } from '#areas/imports/server/index.ts';
import { loadOrderAttributesImport, loadOrderImport } from '../../contract/order.imports.ts';
import { deliveryTarget } from './delivery.target.ts';
import { orderTarget } from './order.target.ts';

export const importTargets: readonly ImportTarget[] = [
  orderTarget(loadOrderImport),
  orderTarget(loadOrderAttributesImport),
  deliveryTarget,
];
