import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { fenceProblems } from '../rules/fence-shape.ts';
import { FENCE_CORNERS_MAX, FENCE_KINDS, SPEED_KMH } from '../rules/route-limits.ts';
import { cornerShape, fenceIssue, ROUTE_NAME_MAX } from './place.shapes.ts';

const corners = z
  .array(cornerShape)
  .min(1)
  .max(FENCE_CORNERS_MAX + 1);

/** A file as base64; its content is limited to 5 MB. */
export const fileText = z.string().min(1);
export const FILE_BODY_LIMIT = 7_000_000;

/** The first ring is the outline, the others are holes. */
export const fenceShape = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('circle'), centre: cornerShape, radiusMeters: z.number() }),
    z.strictObject({ kind: z.literal('polygon'), rings: z.array(corners).min(1).max(20) }),
    z.strictObject({ kind: z.literal('corridor'), line: corners, halfWidthMeters: z.number() }),
  ])
  .superRefine((shape, context) => {
    const [problem] = fenceProblems(shape);
    if (problem) context.addIssue(fenceIssue(shape, problem));
  });

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** 0 is Sunday; an end at or before the start is on the next day. */
export const hoursShape = z.strictObject({
  days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  from: hour,
  to: hour,
});
export type Hours = z.output<typeof hoursShape>;

const fields = {
  name: textShape(ROUTE_NAME_MAX),
  shape: fenceShape,
  kind: z.enum(FENCE_KINDS),
  entryAlarm: z.boolean(),
  exitAlarm: z.boolean(),
  speedKmh: z.number().int().min(SPEED_KMH.min).max(SPEED_KMH.max).nullable(),
  /** Null: always. */
  validity: hoursShape.nullable(),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .transform((text) => text.toUpperCase())
    .nullable(),
  note: optionalTextShape(),
};

export const geofenceInput = z.strictObject(fields);
export type GeofenceInput = z.output<typeof geofenceInput>;

export const geofenceShape = z.object({
  ...fields,
  _id: idShape,
  version: z.number().int(),
  archived: z.boolean(),
  paths: z.number().int(),
});
export type GeofenceView = z.output<typeof geofenceShape>;
