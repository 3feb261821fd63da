import type { FreightInput, OrderChange } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { OrderDetails, OrderFreight } from '#areas/load-orders/rules/order-details.ts';
import { CONTAINER_RULE } from '#countries/container.ts';

/** What a form says, whichever call brings it. */
export type OrderForm = Partial<Omit<OrderChange, 'version'>>;

/** Left out: as it stands; null: emptied; said: in the order's own words. */
function over<G, T>(given: G | null | undefined, stands: T, say: (given: G) => T, emptied: T): T {
  if (given === undefined) return stands;
  return given === null ? emptied : say(given);
}
const plain = <T>(given: T | null | undefined, stands: T | null): T | null => (given === undefined ? stands : given);

/** A form over what stands. Custom attributes are read apart, by the rules of their company. */
export function overlay(standing: OrderDetails, form: OrderForm): OrderDetails {
  return {
    ...standing,
    ...overlayPeople(standing, form),
    ...overlayDates(standing, form),
    ...overlayCargo(standing, form),
    ...overlayFreights(standing, form),
    ...overlayNumbers(standing, form),
    origin: form.origin ?? standing.origin,
    destination: form.destination ?? standing.destination,
    distanceKm: plain(form.distanceTravel, standing.distanceKm),
    comment: plain(form.comment, standing.comment),
    assignmentCompanyId: over(
      form.assignmentCompany,
      standing.assignmentCompanyId,
      ({ companyId }): string | null => companyId,
      null,
    ),
  };
}

function overlayPeople(standing: OrderDetails, form: OrderForm) {
  const told = form.notificationClient;
  const person = (given: { userId: string } | null | undefined, stands: string | null) =>
    over(given, stands, ({ userId }): string | null => userId, null);
  return {
    clientId: over(form.clientCompany, standing.clientId, ({ _id }): string | null => _id, null),
    clientTaxDocument: plain(form.clientTaxDocument, standing.clientTaxDocument),
    notificationMail: told === null ? null : plain(told?.mail, standing.notificationMail),
    notificationFirstName: told === null ? null : plain(told?.firstName, standing.notificationFirstName),
    notificationLastName: told === null ? null : plain(told?.lastName, standing.notificationLastName),
    operatorId: person(form.operator, standing.operatorId),
    analystId: person(form.assignedAnalyst, standing.analystId),
  };
}

function overlayDates(standing: OrderDetails, { dates }: OrderForm) {
  const instant = (given: string | null | undefined, stands: string | null) =>
    over(given, stands, (at): string | null => new Date(at).toISOString(), null);
  return {
    loadingDate: plain(dates?.loadingDate, standing.loadingDate),
    loadingHour: plain(dates?.loadingDateHour, standing.loadingHour),
    deliveryDate: plain(dates?.deliveryDate, standing.deliveryDate),
    deliveryHour: plain(dates?.deliveryDateHour, standing.deliveryHour),
    containerReturn: plain(dates?.containerReturn, standing.containerReturn),
    delayCutoff: instant(dates?.delayCutoff, standing.delayCutoff),
    delayDate: instant(dates?.delayDate, standing.delayDate),
  };
}

function overlayCargo(standing: OrderDetails, form: OrderForm) {
  const { weightUnit } = form;
  const key = <G extends object>(given: G | null | undefined, stands: string | null, say: (given: G) => string) =>
    over(given, stands, (one): string | null => say(one), null);
  return {
    categoryLoad: key(form.categoryLoad, standing.categoryLoad, ({ categoryLoadId }) => categoryLoadId),
    weightUnit: key(weightUnit, standing.weightUnit, ({ weightUnitId }) => weightUnitId),
    weight: weightUnit === null ? null : plain(weightUnit?.value, standing.weight),
    boardingMode: key(form.boardingMode, standing.boardingMode, ({ boardingModeId }) => boardingModeId),
    vehicleType: key(form.typeTransportUnit, standing.vehicleType, ({ typeTransportUnitId }) => typeTransportUnitId),
    typeOperation: key(form.typeOperation, standing.typeOperation, ({ id }) => id),
    serviceType: key(form.serviceType, standing.serviceType, ({ id }) => id),
    loads: form.loads?.map(({ category, value }) => ({ category: category.categoryId, value })) ?? standing.loads,
  };
}

function overlayFreights(standing: OrderDetails, form: OrderForm) {
  return {
    clientFreight: over(form.clientFreight, standing.clientFreight, freightOf, null),
    carrierFreight: over(form.carrierFreight, standing.carrierFreight, freightOf, null),
    transportFreight: over(
      form.transportFreight,
      standing.transportFreight,
      ({ value, currency }): OrderDetails['transportFreight'] => ({ value, currency: currency.measurementId }),
      null,
    ),
    hideTruckerFreight: form.hideTruckerFreight ?? standing.hideTruckerFreight,
  };
}

function freightOf({ type, value = null, currency, unit, invoice, advance = null }: FreightInput): OrderFreight | null {
  return {
    type,
    value,
    currency: currency?.measurementId ?? null,
    unit: unit?.measurementId ?? null,
    invoice,
    advance,
  };
}

function overlayNumbers(standing: OrderDetails, form: OrderForm) {
  return {
    orderCodes: form.orderCodes ?? standing.orderCodes,
    deliveryCodes: form.deliveryCodes ?? standing.deliveryCodes,
    billOfLading: plain(form.billOfLadingNumber, standing.billOfLading),
    billOfLadingFourkites: plain(form.billOfLadingNumberFourkites, standing.billOfLadingFourkites),
    carrierBookingNumber: plain(form.carrierBookingNumber, standing.carrierBookingNumber),
    equipmentNumber: over(
      form.equipmentNumber,
      standing.equipmentNumber,
      (text): string | null => CONTAINER_RULE.canonical(text),
      null,
    ),
    containerType: over(form.containerType, standing.containerType, ({ id }): string | null => id, null),
    vessel: plain(form.vessel, standing.vessel),
    crt: plain(form.crt, standing.crt),
    invoiceNumber: plain(form.invoiceNumber, standing.invoiceNumber),
  };
}
