import type { StopDetails } from '#areas/load-orders/rules/multipoint.ts';
import type { StopRecord } from '../order-stop.repository.ts';

/** The fields of a stop that a form sends, without its outcome. */
export function stopDetailsOf(stop: StopRecord): StopDetails {
  return {
    action: stop.action,
    place: stop.place,
    customer: stop.customer,
    contactName: stop.contact_name,
    contactPhone: stop.contact_phone,
    orderCode: stop.order_code,
    deliveryCode: stop.delivery_code,
    plannedAt: stop.planned_at?.toISOString() ?? null,
    quantity: stop.quantity === null ? null : Number(stop.quantity),
    quantityUnit: stop.quantity_unit,
  };
}
