import type { OrderSide } from '#areas/load-orders/rules/order-side.ts';
import type { PropertyDefinition } from '#areas/load-orders/rules/property-definition.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from './order.repository.ts';
import { filesOf, type OrderFileRecord } from './order-file.repository.ts';
import { propertiesOf } from './order-property.repository.ts';
import { isBillRepeated, type OrderRelations, readRelations } from './order-relations.repository.ts';
import { type StopRecord, stopsOf } from './order-stop.repository.ts';
import { findPlan, type PlanRecord } from './plan/plan.repository.ts';
import { lastReturn, type ReturnRecord } from './returned/return.repository.ts';

/** An order with everything its detail shows. */
export interface FullOrder extends OrderRelations {
  readonly order: OrderRecord;
  readonly stops: readonly StopRecord[];
  readonly files: readonly OrderFileRecord[];
  readonly definitions: readonly PropertyDefinition[];
  readonly repeatedBill: boolean;
  readonly plan: PlanRecord | undefined;
  readonly returned: ReturnRecord | undefined;
}

/** Names are read for everybody who may see the order; custom properties only for its own company. */
export async function readFullOrder(trx: Trx, order: OrderRecord, side: OrderSide): Promise<FullOrder> {
  const { company_id, id, bill_of_lading } = order;
  return withPlatformScope(trx, async () => {
    const [context, stops, files, definitions, repeatedBill, plan, returned] = await Promise.all([
      readRelations(trx, order),
      order.kind === 'multipoint' ? stopsOf(trx, order) : [],
      filesOf(trx, order),
      side === 'own' ? propertiesOf(trx, company_id) : [],
      isBillRepeated(trx, company_id, bill_of_lading, id),
      findPlan(trx, order.path_version_id),
      lastReturn(trx, order),
    ]);
    return { ...context, order, stops, files, definitions, repeatedBill, plan, returned };
  });
}
