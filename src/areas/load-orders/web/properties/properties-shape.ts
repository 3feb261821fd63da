import { z } from 'zod';
import { type PropertyView, propertyInputShape } from '#areas/load-orders/contract/order-property.calls.ts';
import { MAX_PROPERTIES } from '#areas/load-orders/rules/order-limits.ts';
import { definitionProblems } from '#areas/load-orders/rules/property-definition.ts';
import {
  ASSIGNMENT_PROPERTY,
  PROPERTY_LENGTH_CEILING,
  PROPERTY_MAX_LENGTH,
  PROPERTY_TYPES,
  type PropertyType,
} from '#areas/load-orders/rules/property-type.ts';
import { NAME_MAX, textShape } from '#kernel/text.ts';

/** A property in a form: the choices of a list are lines of a text, and a step is chosen by name. */
const entered = z.object({
  nameKey: z.string().min(1),
  name: textShape(NAME_MAX),
  type: z.enum(PROPERTY_TYPES),
  required: z.boolean(),
  values: z.string(),
  disable: z.boolean(),
  maxLength: z.number().int().min(1).max(PROPERTY_LENGTH_CEILING),
  abbreviation: z.string().nullable(),
  number: z.number().int().nullable(),
  formStep: z.string(),
  regularExpression: z.string().nullable(),
  /** Its key is fixed, because orders may already hold values for it. */
  stored: z.boolean(),
});
export type PropertyEntry = z.input<typeof entered>;

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether values are text with a maximum length and an optional expression. */
export const isTyped = (type: PropertyType): boolean => type === 'text' || type === 'number';

/** The request of one property, without fields that do not belong to its type. */
export function definitionOf({ stored: _, formStep, values, ...entry }: PropertyEntry): PropertyView {
  const typed = isTyped(entry.type);
  return {
    ...entry,
    formStep: Number(formStep),
    values: entry.type === 'list' ? lines(values) : [],
    regularExpression: (typed && entry.regularExpression) || null,
    abbreviation: (typed && entry.nameKey === ASSIGNMENT_PROPERTY && entry.abbreviation) || null,
  };
}

type Sent = z.input<typeof propertyInputShape>;
const sent = z.object({ properties: z.array(propertyInputShape) }).superRefine(({ properties }, context) => {
  const definitions = properties.map((property) => ({ ...property, number: property.number ?? null }));
  for (const [field, { code, params }] of Object.entries(definitionProblems(definitions))) {
    context.addIssue({ code: 'custom', path: field.split('.'), params: { code, ...(params ? { params } : {}) } });
  }
});

/** Checked by the rules of the server, after conversion to the request. */
export const propertiesShape = z
  .object({ properties: z.array(entered).max(MAX_PROPERTIES) })
  .transform(({ properties }) => ({ properties: properties.map((entry): Sent => definitionOf(entry)) }))
  .pipe(sent);

export function entryOf({ values, formStep, ...property }: PropertyView, lastStep = Infinity): PropertyEntry {
  return {
    ...property,
    values: values.join('\n'),
    formStep: String(Math.min(formStep, lastStep)),
    stored: true,
  };
}

export const newEntry = (): PropertyEntry => ({
  nameKey: '',
  name: '',
  type: 'text',
  required: false,
  values: '',
  disable: false,
  maxLength: PROPERTY_MAX_LENGTH,
  abbreviation: null,
  number: null,
  formStep: '1',
  regularExpression: null,
  stored: false,
});

const KEY_MAX = 40;

/** `Número de lacre` → `numeroDeLacre`: proposes a readable key. */
export function keyFor(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  while (words[0] && !/^[A-Za-z]/.test(words[0])) words.shift();
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  return [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('').slice(0, KEY_MAX);
}
