import type { Place } from '#areas/operations/contract/place.shapes.ts';
import type { Currency, DispatchType } from '#areas/operations/rules/catalogues.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { lockOperation, type OperationRecord, type ParsedOperation } from '#areas/operations/server/index.ts';
import type { SupervisionType } from '#areas/routes/rules/route-limits.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { blankOrder, type OrderValues } from './order-columns.ts';
import { findClient } from './order-people.repository.ts';
import type { CurrentForm } from './read-order-form.ts';

type Context = Pick<RequestContext<Actor>, 'trx' | 'actor' | 'now'>;

/** The operation of new orders: an existing open one, or null for one created with them. */
export interface OrderPlan {
  readonly kind: OperationKind;
  readonly operation: OperationRecord | null;
  /** Of the one that is created; left out by a spreadsheet, where what is missing gets its usual value. */
  readonly dispatchType?: DispatchType | null;
}

interface OperationChoice {
  readonly operation?: { readonly operationId: string } | undefined;
  readonly dispatchType?: DispatchType | undefined;
}

export async function planOperation(
  { trx }: Context,
  kind: OperationKind,
  { operation: chosen, dispatchType }: OperationChoice,
): Promise<OrderPlan> {
  const id = chosen?.operationId;
  if (id === undefined) return { kind, operation: null, dispatchType: dispatchType ?? null };
  const operation = await lockOperation(trx, id);
  if (operation.kind !== kind) throw requestErrors.invalid({ fields: { 'operation.operationId': { code: 'choice' } } });
  return { kind, operation };
}

/** A new order starts with the client, the operator and the path of its operation. */
export function blankForm(
  { operation, dispatchType }: OrderPlan,
  way: { origin: Place; destination: Place },
): CurrentForm {
  const values = {
    ...blankOrder(way),
    client_id: operation?.client_id ?? null,
    client_company_id: operation?.client_company_id ?? null,
    operator_id: operation?.operator_id ?? null,
    path_id: operation?.path_id ?? null,
    supervision: operation?.supervision ?? null,
  };
  if (operation !== null || dispatchType === undefined) return { values, isNew: true };
  return { values, isNew: true, newOperation: { dispatchType } };
}

/** What an operation gets where a spreadsheet, or somebody who does not see prices, leaves it out. */
const USUAL = {
  dispatchType: 'direct',
  serviceType: 'national',
  freight: { type: 'toNegotiate', value: null, currency: null },
} as const;

/** The operation created for an order takes over its values. */
export async function operationFor(
  { trx, actor, now }: Context,
  { dispatchType }: OrderPlan,
  values: OrderValues,
): Promise<ParsedOperation> {
  const pickupDate = values.loading_date ?? values.delivery_date ?? dayIn(now, actor.timeZone);
  const client = values.client_id === null ? undefined : await findClient(trx, companyOf(actor), values.client_id);
  const price = (side: 'client' | 'carrier') => {
    const type = values[`${side}_freight_type`] as FreightType | null;
    const currency = values[`${side}_freight_currency`] as Currency | null;
    return type ? { type, value: values[`${side}_freight`], currency } : USUAL.freight;
  };
  return {
    kind: 'normal',
    dispatchType: dispatchType ?? USUAL.dispatchType,
    serviceType: values.service_type ?? USUAL.serviceType,
    client: client ? { ...client, linkedCompanyId: values.client_company_id } : null,
    operatorId: values.operator_id,
    origin: values.origin,
    destination: values.destination,
    routeGeofence:
      values.path_id && values.supervision
        ? { routeGeofenceId: values.path_id, type: values.supervision as SupervisionType }
        : null,
    pickupDate,
    deliveryDate: values.delivery_date ?? pickupDate,
    categoryLoad: values.category_load,
    vehicleType: values.vehicle_type,
    // A compound freight needs its unit of weight, which an operation has only one of.
    weightUnit: values.carrier_freight_unit ?? values.client_freight_unit ?? values.weight_unit,
    clientFreight: price('client'),
    supplierFreight: price('carrier'),
  };
}
