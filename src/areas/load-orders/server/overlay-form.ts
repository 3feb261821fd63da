import type { FreightInput, OrderChange } from '#areas/load-orders/contract/order-input.shapes.ts';
import type { OrderDetails, OrderFreight } from '#areas/load-orders/rules/order-details.ts';
import { CONTAINER_RULE } from '#countries/container.ts';

/** What a form says, whichever call brings it. */
export type OrderForm = Partial<Omit<OrderChange, 'version'>>;

/** Left out: as it stands; null: emptied; said: in the order's own words. */
function over<G, T>(given: G | null | undefined, current: T, say: (given: G) => T, emptied: T): T {
  if (given === undefined) return current;
  return given === null ? emptied : say(given);
}
const plain = <T>(given: T | null | undefined, current: T | null): T | null => (given === undefined ? current : given);

/** A form over what stands. Custom attributes are read apart, by the rules of their company. */
export function overlay(current: OrderDetails, form: OrderForm): OrderDetails {
  return {
    ...current,
    ...overlayPeople(current, form),
    ...overlayDates(current, form),
    ...overlayCargo(current, form),
    ...overlayFreights(current, form),
    ...overlayNumbers(current, form),
    origin: form.origin ?? current.origin,
    destination: form.destination ?? current.destination,
    distanceKm: plain(form.distanceTravel, current.distanceKm),
    comment: plain(form.comment, current.comment),
    assignmentCompanyId: over(
      form.assignmentCompany,
      current.assignmentCompanyId,
      ({ companyId }): string | null => companyId,
      null,
    ),
  };
}

function overlayPeople(current: OrderDetails, form: OrderForm) {
  const contact = form.notificationClient;
  const person = (given: { userId: string } | null | undefined, current: string | null) =>
    over(given, current, ({ userId }): string | null => userId, null);
  return {
    clientId: over(form.clientCompany, current.clientId, ({ _id }): string | null => _id, null),
    clientTaxDocument: plain(form.clientTaxDocument, current.clientTaxDocument),
    notificationMail: contact === null ? null : plain(contact?.mail, current.notificationMail),
    notificationFirstName: contact === null ? null : plain(contact?.firstName, current.notificationFirstName),
    notificationLastName: contact === null ? null : plain(contact?.lastName, current.notificationLastName),
    operatorId: person(form.operator, current.operatorId),
    analystId: person(form.assignedAnalyst, current.analystId),
  };
}

function overlayDates(current: OrderDetails, { dates }: OrderForm) {
  const instant = (given: string | null | undefined, current: string | null) =>
    over(given, current, (at): string | null => new Date(at).toISOString(), null);
  return {
    loadingDate: plain(dates?.loadingDate, current.loadingDate),
    loadingHour: plain(dates?.loadingDateHour, current.loadingHour),
    deliveryDate: plain(dates?.deliveryDate, current.deliveryDate),
    deliveryHour: plain(dates?.deliveryDateHour, current.deliveryHour),
    containerReturn: plain(dates?.containerReturn, current.containerReturn),
    delayCutoff: instant(dates?.delayCutoff, current.delayCutoff),
    delayDate: instant(dates?.delayDate, current.delayDate),
  };
}

function overlayCargo(current: OrderDetails, form: OrderForm) {
  const { weightUnit } = form;
  const key = <G extends object>(given: G | null | undefined, current: string | null, say: (given: G) => string) =>
    over(given, current, (one): string | null => say(one), null);
  return {
    categoryLoad: key(form.categoryLoad, current.categoryLoad, ({ categoryLoadId }) => categoryLoadId),
    weightUnit: key(weightUnit, current.weightUnit, ({ weightUnitId }) => weightUnitId),
    weight: weightUnit === null ? null : plain(weightUnit?.value, current.weight),
    boardingMode: key(form.boardingMode, current.boardingMode, ({ boardingModeId }) => boardingModeId),
    vehicleType: key(form.typeTransportUnit, current.vehicleType, ({ typeTransportUnitId }) => typeTransportUnitId),
    typeOperation: key(form.typeOperation, current.typeOperation, ({ id }) => id),
    serviceType: key(form.serviceType, current.serviceType, ({ id }) => id),
    loads: form.loads?.map(({ category, value }) => ({ category: category.categoryId, value })) ?? current.loads,
  };
}

function overlayFreights(current: OrderDetails, form: OrderForm) {
  return {
    clientFreight: over(form.clientFreight, current.clientFreight, freightOf, null),
    carrierFreight: over(form.carrierFreight, current.carrierFreight, freightOf, null),
    transportFreight: over(
      form.transportFreight,
      current.transportFreight,
      ({ value, currency }): OrderDetails['transportFreight'] => ({ value, currency: currency.measurementId }),
      null,
    ),
    hideTruckerFreight: form.hideTruckerFreight ?? current.hideTruckerFreight,
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

function overlayNumbers(current: OrderDetails, form: OrderForm) {
  return {
    orderCodes: form.orderCodes ?? current.orderCodes,
    deliveryCodes: form.deliveryCodes ?? current.deliveryCodes,
    billOfLading: plain(form.billOfLadingNumber, current.billOfLading),
    billOfLadingFourkites: plain(form.billOfLadingNumberFourkites, current.billOfLadingFourkites),
    carrierBookingNumber: plain(form.carrierBookingNumber, current.carrierBookingNumber),
    equipmentNumber: over(
      form.equipmentNumber,
      current.equipmentNumber,
      (text): string | null => CONTAINER_RULE.canonical(text),
      null,
    ),
    containerType: over(form.containerType, current.containerType, ({ id }): string | null => id, null),
    vessel: plain(form.vessel, current.vessel),
    crt: plain(form.crt, current.crt),
    invoiceNumber: plain(form.invoiceNumber, current.invoiceNumber),
  };
}
