import type { OrderDetails, OrderFreight, OrderLoad, OrderPlace } from '#areas/load-orders/rules/order-details.ts';
import type { PropertyValues } from '#areas/load-orders/rules/property-value.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import type { FreightType } from '#areas/operations/rules/freight.ts';
import type { OrderRecord } from './order.repository.ts';

const numberOf = (decimal: string | null) => (decimal === null ? null : Number(decimal));
const instantOf = (at: Date | null) => at?.toISOString() ?? null;
/** HH:mm of a time of day. */
const hourOf = (time: string | null) => time?.slice(0, 5) ?? null;

/** What a form would say about a stored order. */
export function detailsOf(order: OrderRecord): OrderDetails {
  return {
    clientId: order.client_id,
    clientTaxDocument: order.client_tax_document,
    notificationMail: order.notification_mail,
    notificationFirstName: order.notification_first_name,
    notificationLastName: order.notification_last_name,
    operatorId: order.operator_id,
    analystId: order.analyst_id,
    origin: order.origin as unknown as OrderPlace,
    destination: order.destination as unknown as OrderPlace,
    loadingDate: order.loading_date,
    loadingHour: hourOf(order.loading_hour),
    deliveryDate: order.delivery_date,
    deliveryHour: hourOf(order.delivery_hour),
    containerReturn: order.container_return,
    delayCutoff: instantOf(order.delay_cutoff),
    delayDate: instantOf(order.delay_date),
    distanceKm: numberOf(order.distance_km),
    categoryLoad: order.category_load,
    weight: numberOf(order.weight),
    weightUnit: order.weight_unit,
    boardingMode: order.boarding_mode,
    vehicleType: order.vehicle_type,
    typeOperation: order.type_operation,
    serviceType: order.service_type,
    loads: order.loads as unknown as readonly OrderLoad[],
    ...freightsOf(order),
    hideTruckerFreight: order.hide_trucker_freight,
    orderCodes: order.order_codes,
    deliveryCodes: order.delivery_codes,
    billOfLading: order.bill_of_lading,
    billOfLadingFourkites: order.bill_of_lading_fourkites,
    carrierBookingNumber: order.carrier_booking_number,
    equipmentNumber: order.equipment_number,
    containerType: order.container_type,
    vessel: order.vessel,
    crt: order.crt,
    invoiceNumber: order.invoice_number,
    comment: order.comment,
    properties: order.properties as PropertyValues,
    assignmentNumber: order.assignment_number,
    assignmentCompanyId: order.assignment_company_id,
  };
}

function freightsOf(order: OrderRecord): Pick<OrderDetails, 'clientFreight' | 'carrierFreight' | 'transportFreight'> {
  const freight = (side: 'client' | 'carrier'): OrderFreight | null => {
    const type = order[`${side}_freight_type`];
    return type === null
      ? null
      : {
          type: type as FreightType,
          value: order[`${side}_freight`],
          currency: order[`${side}_freight_currency`] as Currency | null,
          unit: order[`${side}_freight_unit`],
          invoice: order[`${side}_freight_invoice`],
          advance: order[`${side}_freight_advance`],
        };
  };
  const { transport_freight: value, transport_freight_currency: currency } = order;
  return {
    clientFreight: freight('client'),
    carrierFreight: freight('carrier'),
    transportFreight: value === null || currency === null ? null : { value, currency: currency as Currency },
  };
}
