import { z } from 'zod';
import { PATH_SOURCES } from '#areas/routes/contract/path.shapes.ts';
import { CHECKPOINT_TYPES, SUPERVISION_TYPES } from '#areas/routes/rules/route-limits.ts';
import { idShape } from '#kernel/ids.ts';
import { positionShape } from '#kernel/position.ts';

const plannedCheckpointShape = positionShape.extend({
  type: z.enum(CHECKPOINT_TYPES),
  name: z.string(),
  radiusMeters: z.number(),
  /** So long a truck may stop there. */
  stopMinutes: z.number().int(),
  mustPass: z.boolean(),
  km: z.number(),
  /** After the departure. */
  expectedMinute: z.number().int(),
});
export type PlannedCheckpoint = z.output<typeof plannedCheckpointShape>;

/** The path of an order, in the version it was planned with, as everybody sees it who sees the order. */
export const plannedPathShape = z.object({
  route: z.string(),
  path: z.string(),
  km: z.number(),
  minutes: z.number().int(),
  /** `estimate` follows no known road, and every place that shows it says so. */
  source: z.enum(PATH_SOURCES),
  corridorMeters: z.number(),
  /** In the order in which they are passed. */
  checkpoints: z.array(plannedCheckpointShape),
});
export type PlannedPath = z.output<typeof plannedPathShape>;

/** The same with a line to draw: an encoded polyline, as fine as its map needs it. */
export const drawnPathShape = plannedPathShape.extend({ line: z.string() });
export type DrawnPath = z.output<typeof drawnPathShape>;

export const orderPlanShape = plannedPathShape.extend({
  /** The number of the version. */
  version: z.number().int(),
  supervision: z.enum(SUPERVISION_TYPES),
  /** For the order's own company; null for others. */
  routeId: idShape.nullable(),
  /** The number of the newest version, for the order's own company; null where the path is archived. */
  newest: z.number().int().nullable(),
});
export type OrderPlan = z.output<typeof orderPlanShape>;
