import { BLANK_ORDER, type OrderDetails } from '#areas/load-orders/rules/order-details.ts';
import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { lockOperation, type OperationRecord, type ParsedOperation } from '#areas/operations/server/index.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { findClient } from './order-people.repository.ts';
import type { CurrentForm, OrderReading } from './read-order-form.ts';

type Context = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'now'>;

/** The operation new orders belong to: one that is there and open, or one that is made for them. */
export interface OrderPlan {
  readonly kind: OperationKind;
  readonly operation: OperationRecord | null;
}

export async function planOperation({ trx }: Context, kind: OperationKind, id: string | undefined): Promise<OrderPlan> {
  if (id === undefined) return { kind, operation: null };
  const operation = await lockOperation(trx, id);
  if (operation.kind !== kind) throw requestErrors.invalid({ fields: { 'operation.operationId': { code: 'choice' } } });
  return { kind, operation };
}

/** A new order starts with the client and the operator of its operation. */
export function blankForm({ operation }: OrderPlan, way: { origin: Place; destination: Place }): CurrentForm {
  const details: OrderDetails = {
    ...BLANK_ORDER,
    origin: way.origin,
    destination: way.destination,
    clientId: operation?.client_id ?? null,
    operatorId: operation?.operator_id ?? null,
  };
  return { details, clientCompanyId: operation?.client_company_id ?? null, isNew: true };
}

/** The operation made for an order says what the order says; without a date it is of today. */
export async function operationFor({ trx, actor, now }: Context, reading: OrderReading): Promise<ParsedOperation> {
  const { details } = reading;
  const pickupDate = details.loadingDate ?? details.deliveryDate ?? dayIn(now);
  const client = details.clientId === null ? undefined : await findClient(trx, companyOf(actor), details.clientId);
  const price = (freight: OrderDetails['clientFreight']) =>
    freight && { type: freight.type, value: freight.value, currency: freight.currency };
  return {
    kind: 'normal',
    serviceType: details.serviceType,
    client: client ? { ...client, linkedCompanyId: reading.clientCompanyId } : null,
    operatorId: details.operatorId,
    origin: details.origin,
    destination: details.destination,
    pickupDate,
    deliveryDate: details.deliveryDate ?? pickupDate,
    categoryLoad: details.categoryLoad,
    vehicleType: details.vehicleType,
    weightUnit: details.weightUnit,
    clientFreight: price(details.clientFreight),
    supplierFreight: price(details.carrierFreight),
  };
}
