import { z } from 'zod';
import {
  DOCK_ACTIONS,
  DOCK_OPERATION_NAMES,
  MAX_CATEGORIES,
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
} from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { CATEGORIES_READ, CATEGORIES_WRITE } from './vehicle.permissions.ts';

const categoryShape = z.object({
  _id: idShape,
  typeTransportUnit: z.object({ id: z.enum(TRUCK_TYPES), name: z.string() }),
  typeOperation: z.object({ id: z.enum(DOCK_OPERATION_NAMES), name: z.string(), action: z.enum(DOCK_ACTIONS) }),
  /** Minutes. */
  timeOfService: z.number().int(),
  /** Whether this pair of truck and operation is booked at all. */
  scheduling: z.boolean(),
  /** Future bookings use it: the row stays as it is. */
  locked: z.boolean(),
});

const reply = z.object({
  categories: z.array(categoryShape),
  /** Version of the whole list; 0 before the first save. */
  version: z.number().int(),
  /** The options for a row. */
  typeOperations: z.array(categoryShape.shape.typeOperation),
});
export type CategoriesView = z.output<typeof reply>;

export const readCategories = defineCall({
  id: 'transportUnit.categories',
  method: 'GET',
  path: '/transportUnit/categories',
  summary: 'How long each type of truck takes for each operation at a dock.',
  access: { permission: CATEGORIES_READ },
  reply,
});

export const saveCategories = defineCall({
  id: 'transportUnit.saveCategories',
  method: 'PUT',
  path: '/transportUnit/categories',
  summary: `Replaces the list, at most ${MAX_CATEGORIES} rows; rows that future bookings use stay as they are.`,
  access: { permission: CATEGORIES_WRITE },
  body: z.strictObject({
    version: z.number().int().min(0).max(2_147_483_647),
    // The limit has its own error with its own text, so the schema does not check it.
    categories: z
      .array(
        z.strictObject({
          /** Id of an existing row; a row without it is new. */
          _id: idShape.optional(),
          typeTransportUnit: z.strictObject({ id: z.enum(TRUCK_TYPES) }),
          typeOperation: z.strictObject({ id: z.enum(DOCK_OPERATION_NAMES) }),
          timeOfService: z.number().int().min(SERVICE_MINUTES_MIN).max(SERVICE_MINUTES_MAX),
          scheduling: z.boolean().default(true),
        }),
      )
      .max(1000),
  }),
  reply,
});
