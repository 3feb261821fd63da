import type { OrderState } from '#areas/load-orders/contract/order-move.shapes.ts';
import type { OrderRecord } from '../order.repository.ts';

export function presentOrderState(order: OrderRecord): OrderState {
  const { truck_id, driver_id, fleet_company_id, carrier_id } = order;
  return {
    _id: order.id,
    version: order.version,
    kind: order.kind,
    loadingOrderCode: order.code,
    loadingOrderStatus: order.status,
    operation: { operationId: order.operation_id },
    provider: carrier_id ? { transportCompanyId: carrier_id, companyName: order.carrier_name } : null,
    assignment:
      truck_id && driver_id && fleet_company_id
        ? {
            transportUnitId: truck_id,
            plate: order.plate,
            truckerId: driver_id,
            fullName: order.driver_name,
            companyId: fleet_company_id,
            trailerId: order.trailer_id,
            trailerPlate: order.trailer_plate,
            gpsDeviceId: order.gps_device_id,
          }
        : null,
  };
}
