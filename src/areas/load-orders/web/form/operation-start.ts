import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { OperationFreight, OperationView } from '#areas/operations/contract/operation.shapes.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { NO_DATES } from '../moves/order-dates.ts';
import { placeFormOf } from '../order/place-form.ts';
import { type FreightForm, freightFormOf } from './freight-form.ts';
import type { OrderFormInput } from './order-shape.ts';

/** What new orders take over from the operation they belong to; all of it can be changed for them. */
export function operationStart(operation: OperationView, currency: Currency): Partial<OrderFormInput> {
  const { dates, weightUnit } = operation;
  return {
    clientId: operation.client?._id ?? null,
    operatorId: operation.operator?.userId ?? null,
    origin: placeFormOf(operation.origin),
    destination: placeFormOf(operation.destination),
    dates: { ...NO_DATES, loadingDate: dates.pickupDate, deliveryDate: dates.deliveryDate },
    categoryLoad: operation.categoryLoad,
    weightUnit,
    typeTransportUnit: TRUCK_TYPES.find((type) => type === operation.typeTransportUnit) ?? null,
    serviceType: operation.serviceType,
    clientFreight: freightOf(operation.clientFreight, weightUnit, currency),
    carrierFreight: freightOf(operation.supplierFreight, weightUnit, currency),
  };
}

function freightOf(freight: OperationFreight | null, unit: FreightForm['unit'], currency: Currency): FreightForm {
  const empty = freightFormOf(null, freight?.currency ?? currency);
  return freight ? { ...empty, type: freight.type, value: freight.value, unit } : empty;
}
