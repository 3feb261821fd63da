import { isDay } from '#kernel/dates.ts';
import type { FieldProblem } from '#kernel/errors.ts';
import { isPrintable } from '#kernel/text.ts';
import type { PropertyDefinition } from './property-definition.ts';
import { matchesPattern } from './property-pattern.ts';
import { ASSIGNMENT_PROPERTY } from './property-type.ts';

export type PropertyValue = string | number | boolean;
/** The values of one order by the key of the property; properties without a value are left out. */
export type PropertyValues = Readonly<Record<string, PropertyValue>>;
export type GivenProperties = Readonly<Record<string, PropertyValue | null>>;

export interface PropertyReading {
  readonly values: PropertyValues;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** Applies the form to the stored values. A property that the form leaves out keeps its value. */
export function readProperties(
  definitions: readonly PropertyDefinition[],
  given: GivenProperties,
  current: PropertyValues,
): PropertyReading {
  const values = new Map(Object.entries(current));
  const problems: Record<string, FieldProblem> = {};
  const byKey = new Map(definitions.map((definition) => [definition.nameKey, definition]));
  for (const [key, said] of Object.entries(given)) {
    const problem = takeValue(byKey.get(key), key, said, values);
    if (problem) problems[address(key)] = problem;
  }
  for (const { nameKey, required, disable } of definitions) {
    if (required && !disable && !values.has(nameKey)) problems[address(nameKey)] ??= { code: 'required' };
  }
  return { values: Object.fromEntries(values), problems };
}

const address = (key: string) => `propertiesOc.${key}`;

function takeValue(
  definition: PropertyDefinition | undefined,
  key: string,
  said: PropertyValue | null,
  values: Map<string, PropertyValue>,
): FieldProblem | undefined {
  if (!definition) return { code: 'unknown' };
  if (said === null || said === '') {
    values.delete(key);
    return undefined;
  }
  const read = readValue(definition, said);
  if (typeof read === 'object') return read;
  // A disabled property may only be sent back with its stored value.
  if (definition.disable && values.get(key) !== read) return { code: 'notAllowed' };
  values.set(key, read);
  return undefined;
}

/** The value in its stored form, or its problem. */
function readValue(definition: PropertyDefinition, said: PropertyValue): PropertyValue | FieldProblem {
  switch (definition.type) {
    case 'flag':
      return typeof said === 'boolean' ? said : { code: 'type' };
    case 'number':
      return readNumber(definition, said);
    case 'date':
      return typeof said === 'string' && isDay(said) ? said : { code: 'date' };
    case 'list':
      return typeof said === 'string' && definition.values.includes(said) ? said : { code: 'choice' };
    case 'text':
      return typeof said === 'string' ? readText(definition, said) : { code: 'type' };
  }
}

function readNumber(definition: PropertyDefinition, said: PropertyValue): PropertyValue | FieldProblem {
  if (typeof said === 'boolean') return { code: 'number' };
  const text = definition.nameKey === ASSIGNMENT_PROPERTY ? withoutAbbreviation(definition, String(said)) : `${said}`;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) return { code: 'number' };
  return textProblem(definition, String(value)) ?? value;
}

function readText(definition: PropertyDefinition, said: string): PropertyValue | FieldProblem {
  const text = (definition.nameKey === ASSIGNMENT_PROPERTY ? withoutAbbreviation(definition, said) : said).trim();
  if (text === '') return { code: 'required' };
  return textProblem(definition, text) ?? text;
}

function textProblem({ maxLength, regularExpression }: PropertyDefinition, text: string): FieldProblem | undefined {
  if (!isPrintable(text)) return { code: 'characters' };
  if (text.length > maxLength) return { code: 'maxLength', params: { count: maxLength } };
  if (regularExpression !== null && !matchesPattern(regularExpression, text)) return { code: 'pattern' };
  return undefined;
}

function withoutAbbreviation({ abbreviation }: PropertyDefinition, text: string): string {
  return abbreviation && text.startsWith(abbreviation) ? text.slice(abbreviation.length) : text;
}

/** Companies choose the keys: a name inherited from Object.prototype is not a value. */
export function valueIn(values: PropertyValues, nameKey: string): PropertyValue | undefined {
  return Object.hasOwn(values, nameKey) ? values[nameKey] : undefined;
}

/** The order's assignment number: abbreviation and typed value, whether or not the abbreviation was typed too. */
export function assignmentNumber(definitions: readonly PropertyDefinition[], values: PropertyValues): string | null {
  const value = valueIn(values, ASSIGNMENT_PROPERTY);
  if (value === undefined) return null;
  const definition = definitions.find(({ nameKey }) => nameKey === ASSIGNMENT_PROPERTY);
  return `${definition?.abbreviation ?? ''}${value}`;
}
