import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { OrdersMade } from '#areas/load-orders/contract/order.calls.ts';
import type { NewAgroInput } from '#areas/load-orders/contract/order-input.shapes.ts';
import { ownKeyProblems } from '#areas/master-data/server/index.ts';
import { CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import type { OperationRecord } from '#areas/operations/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { assignAutomatically } from './assign/assign-automatically.ts';
import { assignNew } from './create-order.service.ts';
import { createOrders, idsOf } from './create-orders.ts';
import { blankForm, planOperation } from './new-operation.ts';
import type { OrderValues } from './order-columns.ts';
import { readPlan } from './plan/read-plan.ts';

type Context = RequestContext<Actor>;

/** One or more trucks of a shuttle: everything but the truck comes from the operation. */
export async function createAgro(context: Context, form: NewAgroInput): Promise<OrdersMade> {
  const { agroOperationId, transportUnitId, truckerUserId, numLoadingOrders } = form;
  if (transportUnitId && numLoadingOrders > 1) {
    throw requestErrors.invalid({ fields: { numLoadingOrders: { code: 'max', params: { count: 1 } } } });
  }
  const plan = await planOperation(context, 'agro', { operation: { operationId: agroOperationId } });
  const operation = plan.operation!;
  await requireEntries(context, form, operation);
  const said = { ...blankForm(plan, operation).values, ...ofOperation(operation), ...saidOf(form) };
  const values = { ...said, ...(await readPlan(context.trx, {}, said, said)).read };
  const orders = Array.from({ length: numLoadingOrders }, () => ({ values, stops: [] }));
  const made = await createOrders(context, { plan, kind: 'agro', mode: 'normal' }, orders);
  if (transportUnitId) {
    const [first] = made.loadingOrders;
    await assignNew(context, first!._id, { transportUnitId, ...(truckerUserId ? { userId: truckerUserId } : {}) });
  } else {
    await assignAutomatically(context, idsOf(made));
  }
  return made;
}

/** Entries of the company's catalogues; what the operation has already may stay. */
async function requireEntries(
  { trx, actor }: Context,
  { category, typeTransportUnit }: NewAgroInput,
  { category_load, vehicle_type }: OperationRecord,
): Promise<void> {
  const named = [
    { catalogue: CATEGORIES, field: 'category', key: category },
    { catalogue: TYPES, field: 'typeTransportUnit', key: typeTransportUnit, among: TRUCK_TYPES },
  ];
  const fields = await ownKeyProblems(trx, companyOf(actor), named, [category_load, vehicle_type]);
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
}

/** Values given for the truck override those of the operation. */
function saidOf({ category, typeTransportUnit, comment }: NewAgroInput): Partial<OrderValues> {
  return {
    ...(category === undefined ? {} : { category_load: category }),
    ...(typeTransportUnit === undefined ? {} : { vehicle_type: typeTransportUnit }),
    comment: comment ?? null,
  };
}

function ofOperation(operation: OperationRecord): Partial<OrderValues> {
  return {
    loading_date: operation.pickup_date,
    delivery_date: operation.delivery_date,
    category_load: operation.category_load,
    vehicle_type: operation.vehicle_type,
    service_type: operation.service_type,
    weight_unit: operation.weight_unit,
    ...freightOf(operation, 'client', 'client'),
    ...freightOf(operation, 'supplier', 'carrier'),
  };
}

function freightOf(operation: OperationRecord, from: 'client' | 'supplier', to: 'client' | 'carrier') {
  const type = operation[`${from}_freight_type`];
  if (type === null) return {};
  return {
    [`${to}_freight_type`]: type,
    [`${to}_freight`]: operation[`${from}_freight`],
    [`${to}_freight_currency`]: operation[`${from}_freight_currency`],
    [`${to}_freight_unit`]: operation.weight_unit,
  };
}
