import { FORM_FIELDS } from '#areas/load-orders/contract/order-fields.ts';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import { type FormInput, fieldsWithout, pathOf } from '#kernel/fields.ts';

const FIELDS = fieldsWithout(FORM_FIELDS, 'ofStops');
type FormPart = keyof FormInput<typeof FIELDS>;

/** The fields that must be valid before the next step; an object counts for everything in it. */
const partsOf = (step: (typeof FIELDS)[keyof typeof FIELDS]['step']): FormPart[] => {
  const inStep = Object.entries(FIELDS).filter(([, field]) => field.step === step);
  return [...new Set(inStep.map(([name, field]) => pathOf(name, field)[0] as FormPart))];
};

export const ROUTE_NAMES = partsOf('route');
export const CARGO_NAMES = partsOf('cargo');
export const FREIGHT_NAMES = partsOf('freight');
export const MORE_NAMES = partsOf('more');

export type StepNumber = 1 | 2 | 3 | 4;
const LAST_STEP = 4;

/** The custom properties of a step; those of steps the form does not have come last. */
export function propertiesOf(properties: readonly PropertyView[], step: StepNumber): readonly PropertyView[] {
  return properties.filter(({ formStep }) => Math.min(formStep, LAST_STEP) === step);
}

/** The field names of these properties. */
export function propertyNames(properties: readonly PropertyView[], step: StepNumber): `propertiesOc.${string}`[] {
  return propertiesOf(properties, step).map(({ nameKey }) => `propertiesOc.${nameKey}` as const);
}
