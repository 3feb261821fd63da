import { z } from 'zod';
import type { CategoriesView } from '#areas/fleet/contract/vehicle-category.calls.ts';
import {
  categoryProblems,
  DOCK_OPERATION_NAMES,
  type DockOperation,
  MAX_CATEGORIES,
  SERVICE_MINUTES_MAX,
  SERVICE_MINUTES_MIN,
} from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { idShape } from '#kernel/ids.ts';

const row = z.object({
  _id: idShape.nullable(),
  typeTransportUnit: z.object({ id: z.enum(TRUCK_TYPES) }),
  // Empty after its truck type was changed, until it is chosen again.
  typeOperation: z.object({
    id: z
      .enum(DOCK_OPERATION_NAMES)
      .nullable()
      .refine((operation) => operation !== null, { params: { code: 'required' } })
      .transform((operation) => operation as DockOperation),
  }),
  timeOfService: z.number().int().min(SERVICE_MINUTES_MIN).max(SERVICE_MINUTES_MAX),
  scheduling: z.boolean(),
  locked: z.boolean(),
});

/** The whole list, checked by the same rules as on the server. */
export const categoriesShape = z
  .object({ categories: z.array(row).max(MAX_CATEGORIES) })
  .superRefine(({ categories }, context) => {
    const wanted = categories.map(({ typeTransportUnit, typeOperation, timeOfService, scheduling }) => ({
      vehicleType: typeTransportUnit.id,
      operation: typeOperation.id,
      minutes: timeOfService,
      scheduled: scheduling,
    }));
    for (const [name, problem] of Object.entries(categoryProblems([], wanted))) {
      const path = name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      context.addIssue({ code: 'custom', path, params: problem });
    }
  });

export type CategoriesForm = z.input<typeof categoriesShape>;
export type CategoryRow = z.output<typeof row>;

export function formOf({ categories }: CategoriesView): CategoriesForm {
  return {
    categories: categories.map(({ _id, typeTransportUnit, typeOperation, timeOfService, scheduling, locked }) => ({
      _id,
      typeTransportUnit: { id: typeTransportUnit.id },
      typeOperation: { id: typeOperation.id },
      timeOfService,
      scheduling,
      locked,
    })),
  };
}

/** The body of the call: existing rows have an id, new ones do not. */
export function bodyOf(categories: readonly CategoryRow[], version: number) {
  return {
    version,
    categories: categories.map(({ _id, typeTransportUnit, typeOperation, timeOfService, scheduling }) => ({
      ...(_id ? { _id } : {}),
      typeTransportUnit,
      typeOperation,
      timeOfService,
      scheduling,
    })),
  };
}
