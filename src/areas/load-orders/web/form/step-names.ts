import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';

/** The fields of each step: what must be right before one goes on. */
export const ROUTE_NAMES = [
  'clientId',
  'clientTaxDocument',
  'operatorId',
  'analystId',
  'origin',
  'destination',
  'dates',
  'distanceTravel',
] as const;
export const CARGO_NAMES = [
  'categoryLoad',
  'weight',
  'weightUnit',
  'boardingMode',
  'typeTransportUnit',
  'typeOperation',
  'serviceType',
  'loads',
  'billOfLadingNumber',
  'billOfLadingNumberFourkites',
  'carrierBookingNumber',
  'equipmentNumber',
  'containerType',
  'vessel',
  'crt',
  'invoiceNumber',
  'orderCodes',
  'deliveryCodes',
] as const;
export const FREIGHT_NAMES = ['clientFreight', 'carrierFreight', 'transportFreight', 'hideTruckerFreight'] as const;
export const MORE_NAMES = [
  'way',
  'numLoadingOrders',
  'programs',
  'transportUnitId',
  'documents',
  'notificationClient',
  'assignmentCompanyId',
  'comment',
] as const;

export type StepNumber = 1 | 2 | 3 | 4;
const LAST_STEP = 4;

/** Which of the company's attributes a step asks for; those of steps the form does not have come last. */
export function propertiesOf(properties: readonly PropertyView[], step: StepNumber): readonly PropertyView[] {
  return properties.filter(({ formStep }) => Math.min(formStep, LAST_STEP) === step);
}

/** Their fields. */
export function propertyNames(properties: readonly PropertyView[], step: StepNumber): `propertiesOc.${string}`[] {
  return propertiesOf(properties, step).map(({ nameKey }) => `propertiesOc.${nameKey}` as const);
}
