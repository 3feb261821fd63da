import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import { ASSIGNMENT_PROPERTY } from '#areas/load-orders/rules/property-type.ts';

type Value = string | number | boolean | null;

/** The required properties without a value, by the name of their field. */
export function propertyProblems(
  properties: readonly PropertyView[],
  given: Readonly<Record<string, Value | undefined>>,
): string[] {
  return properties
    .filter(({ nameKey, required, type }) => required && type !== 'flag' && isEmpty(given[nameKey]))
    .map(({ nameKey }) => `propertiesOc.${nameKey}`);
}

const isEmpty = (value: Value | undefined): boolean => value === undefined || value === null || value === '';

/** The starting values of the fields: the order's own, or empty. The assignment number is typed without its prefix. */
export function propertyValues(
  properties: readonly PropertyView[],
  stored: OrderView['propertiesOc'] | undefined,
): Record<string, Value> {
  const values = Array.isArray(stored)
    ? Object.fromEntries(stored.map(({ nameKey, value }) => [nameKey, value]))
    : (stored ?? {});
  return Object.fromEntries(
    properties.map((property) => {
      const value = values[property.nameKey] ?? null;
      if (value === null) return [property.nameKey, property.type === 'flag' ? false : null];
      return [property.nameKey, withoutPrefix(property, value)];
    }),
  );
}

function withoutPrefix({ nameKey, abbreviation }: PropertyView, value: NonNullable<Value>): Value {
  if (nameKey !== ASSIGNMENT_PROPERTY || !abbreviation || typeof value !== 'string') return value;
  return value.startsWith(abbreviation) ? value.slice(abbreviation.length) : value;
}
