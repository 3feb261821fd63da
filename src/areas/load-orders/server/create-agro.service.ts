import type { OrdersMade } from '#areas/load-orders/contract/order.calls.ts';
import type { NewAgroInput } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { OrderDetails } from '#areas/load-orders/rules/order-details.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import type { OperationRecord } from '#areas/operations/server/index.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { assignNew } from './create-order.service.ts';
import { auditCreated, createOrders } from './create-orders.ts';
import { blankForm, planOperation } from './new-operation.ts';

type Context = RequestContext<Actor>;

/** One more truck of a shuttle, or several: everything but the truck is the operation's. */
export async function createAgro(context: Context, form: NewAgroInput): Promise<OrdersMade> {
  const { agroOperationId, transportUnitId, truckerUserId, numLoadingOrders } = form;
  if (transportUnitId && numLoadingOrders > 1) {
    throw requestErrors.invalid({ fields: { numLoadingOrders: { code: 'max', params: { count: 1 } } } });
  }
  const plan = await planOperation(context, 'agro', agroOperationId);
  const operation = plan.operation!;
  const details = { ...blankForm(plan, operation).details, ...ofOperation(operation), ...saidOf(form, operation) };
  const order = { details, clientCompanyId: operation.client_company_id, stops: [] };
  const orders = Array.from({ length: numLoadingOrders }, () => order);
  const made = await createOrders(context, { plan, kind: 'agro', mode: 'normal' }, orders);
  await auditCreated(context, made, orders);
  if (transportUnitId) {
    const [first] = made.loadingOrders;
    await assignNew(context, first!._id, { transportUnitId, ...(truckerUserId ? { userId: truckerUserId } : {}) });
  }
  return made;
}

function saidOf({ category, typeTransportUnit, comment }: NewAgroInput, operation: OperationRecord) {
  return {
    categoryLoad: category === undefined ? operation.category_load : category,
    vehicleType: typeTransportUnit === undefined ? operation.vehicle_type : typeTransportUnit,
    comment: comment ?? null,
  };
}

function ofOperation(operation: OperationRecord): Partial<OrderDetails> {
  return {
    loadingDate: operation.pickup_date,
    deliveryDate: operation.delivery_date,
    serviceType: operation.service_type,
    weightUnit: operation.weight_unit,
    clientFreight: freightOf(operation, 'client'),
    carrierFreight: freightOf(operation, 'supplier'),
  };
}

function freightOf(operation: OperationRecord, side: 'client' | 'supplier'): OrderDetails['clientFreight'] {
  const type = operation[`${side}_freight_type`];
  if (type === null) return null;
  return {
    type: type as FreightType,
    value: operation[`${side}_freight`],
    currency: operation[`${side}_freight_currency`] as Currency | null,
    unit: operation.weight_unit,
    invoice: false,
    advance: null,
  };
}
