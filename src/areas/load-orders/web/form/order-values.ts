import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import { FORM_DEFAULTS, ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { datesFormOf, NO_DATES } from '../moves/order-dates.ts';
import { placeFormOf } from '../order/place-form.ts';
import { freightFormOf } from './freight-form.ts';
import type { OrderFormInput } from './order-shape.ts';
import { propertyValues } from './property-form.ts';

interface FormContext {
  readonly properties: readonly PropertyView[];
  /** Of the own country. */
  readonly currency: Currency;
}

/** What is in every form of an order: an order as it stands, or an empty sheet. */
export function sharedValues(order: OrderView | null, { properties, currency }: FormContext) {
  return {
    clientId: order?.clientCompany?._id ?? null,
    clientTaxDocument: order?.clientTaxDocument ?? '',
    operatorId: order?.operator?.userId ?? null,
    analystId: order?.assignedAnalyst?.userId ?? null,
    notificationClient: {
      mail: order?.notificationClient?.mail ?? '',
      firstName: order?.notificationClient?.firstName ?? '',
      lastName: order?.notificationClient?.lastName ?? '',
    },
    dates: order ? datesFormOf(order) : NO_DATES,
    distanceTravel: order?.distanceTravel ?? null,
    categoryLoad: order?.categoryLoad?.categoryLoadId ?? null,
    weight: order?.weightUnit?.value ?? null,
    weightUnit: order?.weightUnit?.weightUnitId ?? null,
    boardingMode: order?.boardingMode?.boardingModeId ?? null,
    typeTransportUnit: order?.typeTransportUnit?.typeTransportUnitId ?? null,
    typeOperation: order?.typeOperation?.id ?? null,
    serviceType: order?.serviceType?.id ?? null,
    loads: order?.loads.map(({ category, value }) => ({ categoryId: category.categoryId, value })) ?? [],
    clientFreight: freightFormOf(order?.clientFreight ?? null, currency),
    carrierFreight: freightFormOf(order?.carrierFreight ?? null, currency),
    transportFreight: {
      value: order?.transportFreight?.value ?? null,
      currency: order?.transportFreight?.currency.measurementId ?? currency,
    },
    hideTruckerFreight: order?.hideTruckerFreight ?? false,
    orderCodes: order?.orderCodes.join(', ') ?? '',
    deliveryCodes: order?.deliveryCodes.join(', ') ?? '',
    billOfLadingNumber: order?.billOfLadingNumber ?? '',
    billOfLadingNumberFourkites: order?.billOfLadingNumberFourkites ?? '',
    carrierBookingNumber: order?.carrierBookingNumber ?? '',
    equipmentNumber: order?.equipmentNumber ?? '',
    containerType: order?.containerType?.id ?? null,
    vessel: order?.vessel ?? '',
    crt: order?.crt ?? '',
    invoiceNumber: order?.invoiceNumber ?? '',
    comment: order?.comment ?? '',
    propertiesOc: propertyValues(properties, order?.propertiesOc),
    assignmentCompanyId: order?.assignmentCompany?.companyId ?? null,
    documents: Object.fromEntries(
      ORDER_DOCUMENT_TYPES.map((type) => [type, []]),
    ) as unknown as OrderFormInput['documents'],
  };
}

/** What the form of an ordinary order starts with: two orders, both places with a reference. */
export function orderValues(order: OrderView | null, around: FormContext): OrderFormInput {
  return {
    ...sharedValues(order, around),
    origin: placeFormOf(order?.origin ?? null),
    destination: placeFormOf(order?.destination ?? null),
    way: 'multiple',
    numLoadingOrders: FORM_DEFAULTS.numLoadingOrders,
    programs: [],
    transportUnitId: null,
  } as OrderFormInput;
}
