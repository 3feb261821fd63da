import { DOCK_OPERATIONS, type DockOperation } from '#areas/fleet/rules/vehicle-category.ts';
import type { OrderDetails, OrderFreight } from '#areas/load-orders/rules/order-details.ts';

const decimal = (value: number | null) => (value === null ? null : String(value));

/** The columns of an order that its form fills. */
export function valuesOf(details: OrderDetails) {
  const { origin, destination, typeOperation } = details;
  return {
    client_id: details.clientId,
    client_tax_document: details.clientTaxDocument,
    notification_mail: details.notificationMail,
    notification_first_name: details.notificationFirstName,
    notification_last_name: details.notificationLastName,
    operator_id: details.operatorId,
    analyst_id: details.analystId,
    origin: JSON.stringify(origin),
    destination: JSON.stringify(destination),
    origin_city: origin.cityName,
    destination_city: destination.cityName,
    loading_date: details.loadingDate,
    loading_hour: details.loadingHour,
    delivery_date: details.deliveryDate,
    delivery_hour: details.deliveryHour,
    container_return: details.containerReturn,
    delay_cutoff: details.delayCutoff,
    delay_date: details.delayDate,
    distance_km: decimal(details.distanceKm),
    category_load: details.categoryLoad,
    weight: decimal(details.weight),
    weight_unit: details.weightUnit,
    boarding_mode: details.boardingMode,
    vehicle_type: details.vehicleType,
    type_operation: typeOperation,
    action: typeOperation === null ? null : DOCK_OPERATIONS[typeOperation as DockOperation],
    service_type: details.serviceType,
    loads: JSON.stringify(details.loads),
    ...freightValues('client', details.clientFreight),
    ...freightValues('carrier', details.carrierFreight),
    transport_freight: details.transportFreight?.value ?? null,
    transport_freight_currency: details.transportFreight?.currency ?? null,
    hide_trucker_freight: details.hideTruckerFreight,
    assignment_number: details.assignmentNumber,
    order_codes: [...details.orderCodes],
    delivery_codes: [...details.deliveryCodes],
    bill_of_lading: details.billOfLading,
    bill_of_lading_fourkites: details.billOfLadingFourkites,
    carrier_booking_number: details.carrierBookingNumber,
    equipment_number: details.equipmentNumber,
    container_type: details.containerType,
    vessel: details.vessel,
    crt: details.crt,
    invoice_number: details.invoiceNumber,
    comment: details.comment,
    properties: JSON.stringify(details.properties),
    assignment_company_id: details.assignmentCompanyId,
  };
}

type FreightColumns<S extends 'client' | 'carrier'> = {
  [K in `${S}_freight${'' | '_type' | '_currency' | '_unit' | '_advance'}`]: string | null;
} & { [K in `${S}_freight_invoice`]: boolean };

function freightValues<S extends 'client' | 'carrier'>(side: S, freight: OrderFreight | null): FreightColumns<S> {
  return {
    [`${side}_freight_type`]: freight?.type ?? null,
    [`${side}_freight`]: freight?.value ?? null,
    [`${side}_freight_currency`]: freight?.currency ?? null,
    [`${side}_freight_unit`]: freight?.unit ?? null,
    [`${side}_freight_invoice`]: freight?.invoice ?? false,
    [`${side}_freight_advance`]: freight?.advance ?? null,
  } as FreightColumns<S>;
}
