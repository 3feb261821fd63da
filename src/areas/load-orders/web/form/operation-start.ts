import type { OperationFreight, OperationView } from '#areas/operations/contract/operation.shapes.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { NO_DATES } from '../moves/order-dates.ts';
import { placeFormOf } from '../order/place-form.ts';
import type { FreightForm } from './freight-form.ts';
import type { OrderFormInput } from './order-form-shape.ts';

/** The values new orders take over from their operation; all of them can be changed. */
export function operationStart(operation: OperationView, currency: Currency): Partial<OrderFormInput> {
  const { dates, weightUnit } = operation;
  return {
    clientCompany: { _id: operation.client?._id ?? null },
    ...(operation.operator ? { operator: { userId: operation.operator.userId } } : {}),
    origin: placeFormOf(operation.origin),
    destination: placeFormOf(operation.destination),
    ...(operation.routeGeofence
      ? {
          routeGeofence: {
            routeGeofenceId: operation.routeGeofence.routeGeofenceId,
            type: operation.routeGeofence.type,
          },
        }
      : {}),
    dates: { ...NO_DATES, loadingDate: dates.pickupDate, deliveryDate: dates.deliveryDate },
    categoryLoad: { categoryLoadId: operation.categoryLoad },
    weightUnit: { weightUnitId: weightUnit, value: null },
    typeTransportUnit: { typeTransportUnitId: operation.typeTransportUnit },
    serviceType: { id: operation.serviceType },
    clientFreight: freightOf(operation.clientFreight, weightUnit, currency),
    carrierFreight: freightOf(operation.supplierFreight, weightUnit, currency),
  };
}

function freightOf(
  freight: OperationFreight | null,
  unit: FreightForm['unit']['measurementId'],
  currency: Currency,
): FreightForm {
  return {
    type: freight?.type ?? null,
    value: freight?.value ?? null,
    currency: { measurementId: freight?.currency ?? currency },
    unit: { measurementId: freight ? unit : null },
    invoice: false,
    advance: null,
  };
}
