import { z } from 'zod';
import { MAX_LOADS, QUANTITY_MAX } from '#areas/load-orders/rules/order-limits.ts';
import type { OrderLoad, OrderPlace } from '#areas/load-orders/rules/order-place.ts';
import type { PropertyValues } from '#areas/load-orders/rules/property-value.ts';
import { placeShape } from '#areas/operations/contract/place.shapes.ts';
import { LOAD_CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import { PATH_MINUTES } from '#areas/routes/rules/route-limits.ts';
import { catalogueKey } from '#kernel/catalogue-key.ts';
import { integer, json } from '#kernel/field-kinds.ts';
import type { FieldKind } from '#kernel/fields.ts';

export const place = json<OrderPlace>(placeShape);

const minutesShape = z.number().int().min(PATH_MINUTES.min).max(PATH_MINUTES.max);

/** How long a trip takes; a form holds it in hours. */
export const minutes: typeof integer = {
  ...integer,
  shape: minutesShape,
  typed: z
    .number()
    .transform((hours) => Math.round(hours * 60))
    .pipe(minutesShape),
  toForm: (value) => (value === null ? null : hoursOf(value)),
};

/** With two decimals, from which the minutes follow exactly. */
export const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

interface SentLoad {
  category: { categoryId: string };
  value: number;
}

const loadsShape = z
  .array(
    z.strictObject({
      category: z.strictObject({ categoryId: catalogueKey(LOAD_CATEGORIES) }),
      value: z.number().min(0).max(QUANTITY_MAX),
    }),
  )
  .max(MAX_LOADS);

/** Other goods on the truck, each with its quantity. */
export const loads: FieldKind<SentLoad[], readonly OrderLoad[], SentLoad[]> = {
  shape: loadsShape,
  reply: loadsShape,
  empty: [],
  json: true,
  toColumn: (sent) => sent.map(({ category, value }) => ({ category: category.categoryId, value })),
  toWire: (stored) => stored.map(({ category, value }) => ({ category: { categoryId: category }, value })),
  // A reply also contains the names of the categories.
  toForm: (value) => value?.map(({ category: { categoryId }, value }) => ({ category: { categoryId }, value })) ?? [],
};

/** Custom properties of the company; their definitions decide which values are valid. */
export const properties = json<PropertyValues>(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  {},
);
