import { z } from 'zod';
import { MAX_CHOICES, MAX_PROPERTIES } from '#areas/load-orders/rules/order-limits.ts';
import {
  ABBREVIATION_MAX,
  PATTERN_MAX,
  PROPERTY_LENGTH_CEILING,
  PROPERTY_MAX_LENGTH,
  PROPERTY_TYPES,
} from '#areas/load-orders/rules/property-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { NAME_MAX, optionalTextShape, textShape } from '#kernel/text.ts';
import { ORDER_PATH } from './order.calls.ts';
import { MANAGE_PROPERTIES, WRITE_ANY_ORDER } from './order.permissions.ts';

/** A custom property that a company adds to its orders. */
export const propertyShape = z.object({
  nameKey: z.string(),
  name: z.string(),
  type: z.enum(PROPERTY_TYPES),
  required: z.boolean(),
  /** The choices of a list. */
  values: z.array(z.string()),
  /** No longer asked for; orders that have a value keep it. */
  disable: z.boolean(),
  maxLength: z.number().int(),
  abbreviation: z.string().nullable(),
  number: z.number().int().nullable(),
  formStep: z.number().int(),
  regularExpression: z.string().nullable(),
});
export type PropertyView = z.output<typeof propertyShape>;

export const propertyInputShape = z.strictObject({
  nameKey: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/),
  name: textShape(NAME_MAX),
  type: z.enum(PROPERTY_TYPES),
  required: z.boolean().default(false),
  values: z.array(textShape(NAME_MAX)).max(MAX_CHOICES).default([]),
  disable: z.boolean().default(false),
  maxLength: z.number().int().min(1).max(PROPERTY_LENGTH_CEILING).default(PROPERTY_MAX_LENGTH),
  abbreviation: optionalTextShape(ABBREVIATION_MAX),
  number: z.number().int().min(0).max(1_000_000).nullish(),
  formStep: z.number().int().min(1).max(10).default(1),
  regularExpression: optionalTextShape(PATTERN_MAX),
});
export type PropertyInput = z.output<typeof propertyInputShape>;

const reply = z.object({
  /** In the order of the form. */
  properties: z.array(propertyShape),
  /** Version of the whole list; 0 until a list is saved. */
  version: z.number().int(),
});
export type PropertiesView = z.output<typeof reply>;

export const readProperties = defineCall({
  id: 'loadingOrder.properties',
  method: 'GET',
  path: `${ORDER_PATH}/properties`,
  summary: 'The attributes the own company adds to its load orders.',
  access: { permission: WRITE_ANY_ORDER },
  reply,
});

export const saveProperties = defineCall({
  id: 'loadingOrder.saveProperties',
  method: 'PUT',
  path: `${ORDER_PATH}/properties`,
  summary: `Replaces the list of attributes, at most ${MAX_PROPERTIES}; refused when somebody else saved it meanwhile.`,
  access: { permission: MANAGE_PROPERTIES },
  body: z.strictObject({
    version: z.number().int().min(0).max(2_147_483_647),
    properties: z.array(propertyInputShape).max(MAX_PROPERTIES),
  }),
  reply,
});
