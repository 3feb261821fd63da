import { z } from 'zod';
import { CURRENCY_CODES } from '#countries/currency.ts';
import { type Degrees, decodeDegrees } from '#kernel/encoded-line.ts';
import { idShape } from '#kernel/ids.ts';
import { isPlace, positionShape } from '#kernel/position.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { forbidsWholeDay } from '../rules/driving-hours.ts';
import * as limits from '../rules/route-limits.ts';
import { hoursShape } from './geofence.shapes.ts';
import { ROUTE_NAME_MAX } from './place.shapes.ts';

/** More characters than any allowed line takes. */
const LINE_TEXT_MAX = 1_200_000;
const PATH_FENCES_MAX = 500;

/** A line as it came, and what it says. */
export class WrittenLine {
  readonly text: string;
  readonly degrees: Degrees;
  constructor(text: string, degrees: Degrees) {
    this.text = text;
    this.degrees = degrees;
  }
  /** A repeated request is known by its text alone. */
  toJSON(): string {
    return this.text;
  }
}

/** A line on the wire is an encoded polyline of six decimals; its text is kept as it came. */
export const lineShape = z
  .string()
  .min(1)
  .max(LINE_TEXT_MAX)
  .transform((text, context) => {
    const degrees = decodeDegrees(text);
    const problem = degrees === undefined ? 'invalid' : lineProblem(degrees);
    if (degrees !== undefined && problem === undefined) return new WrittenLine(text, degrees);
    context.addIssue({ code: 'custom', params: { code: problem ?? 'invalid' } });
    return z.NEVER;
  });

function lineProblem({ lats, lngs }: Degrees): string | undefined {
  if (lats.length < 2) return 'tooShort';
  if (lats.length > limits.LINE_POINTS_MAX) return 'tooManyPoints';
  // As `isPlace`; a point off the earth was refused while it was read.
  return lats.includes(0) || lngs.includes(0) ? 'coordinates' : undefined;
}

const position = { lat: z.number(), lng: z.number() };
const knownPlace = { path: ['lat'], params: { code: 'coordinates' } };

export const stopoverShape = z
  .strictObject({ ...position, name: optionalTextShape(ROUTE_NAME_MAX), placeId: idShape.nullable() })
  .refine(isPlace, knownPlace);
export type Stopover = z.output<typeof stopoverShape>;

const amount = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/);

/** What a truck of so many axles pays. */
export const tollPriceShape = z.strictObject({
  axles: z.literal(limits.TOLL_AXLES),
  amount,
  currency: z.enum(CURRENCY_CODES),
});

const speed = z.number().int().min(limits.SPEED_KMH.min).max(limits.SPEED_KMH.max).nullable();

export const checkpointShape = z
  .strictObject({
    /** Of a stored one; another one is new. */
    id: idShape,
    type: z.enum(limits.CHECKPOINT_TYPES),
    name: textShape(ROUTE_NAME_MAX),
    ...position,
    radiusMeters: z.number().min(limits.CHECKPOINT_RADIUS_METERS.min).max(limits.CHECKPOINT_RADIUS_METERS.max),
    /** So long a truck may stop there. */
    stopMinutes: z.number().int().min(0).max(limits.STOP_MINUTES.max),
    mustPass: z.boolean(),
    /** After the departure; null follows the line. */
    expectedMinutes: z.number().int().min(0).max(limits.PATH_MINUTES.max).nullable(),
    speedKmh: speed,
    prices: z.array(tollPriceShape).max(20),
  })
  .refine(isPlace, knownPlace);
export type Checkpoint = z.output<typeof checkpointShape>;

export const PATH_SOURCES = [
  'estimate',
  'osrm',
  'valhalla',
  'graphhopper',
  'drawn',
  'driven',
  'file',
  'copied',
] as const;

export type PathSource = (typeof PATH_SOURCES)[number];

const pathFields = {
  name: textShape(ROUTE_NAME_MAX),
  kind: z.enum(limits.PATH_KINDS),
  isUsual: z.boolean(),
  source: z.enum(PATH_SOURCES),
  expectedMinutes: z.number().int().min(limits.PATH_MINUTES.min).max(limits.PATH_MINUTES.max),
  corridorMeters: z.number().int().min(limits.CORRIDOR_METERS.min).max(limits.CORRIDOR_METERS.max),
  speedKmh: speed,
  forbiddenHours: z
    .array(hoursShape)
    .max(14)
    .refine((hours) => !forbidsWholeDay(hours), { params: { code: 'wholeDay' } }),
  stopovers: z.array(stopoverShape).max(limits.STOPOVERS_MAX),
  checkpoints: z.array(checkpointShape).max(limits.CHECKPOINTS_MAX),
  fenceIds: z.array(idShape).max(PATH_FENCES_MAX),
};

export const pathInput = z.strictObject({ ...pathFields, line: lineShape });
export type PathInput = z.output<typeof pathInput>;

/** A checkpoint with its place on the line. */
export const placedCheckpointShape = z.object({
  ...checkpointShape.shape,
  meters: z.number(),
  offMeters: z.number(),
});

export const pathSummaryShape = z.object({
  _id: idShape,
  version: z.number().int(),
  name: z.string(),
  kind: z.enum(limits.PATH_KINDS),
  isUsual: z.boolean(),
  archived: z.boolean(),
  /** The number of its newest version. */
  number: z.number().int(),
  meters: z.number().int(),
  expectedMinutes: z.number().int(),
  source: z.enum(PATH_SOURCES),
  checkpoints: z.number().int(),
  fences: z.number().int(),
  /** The coarsest level, enough for a small map. */
  outline: z.string(),
});
export type PathSummary = z.output<typeof pathSummaryShape>;

const tollTotalShape = z.object({
  axles: z.number().int(),
  currency: z.string(),
  amount: z.string(),
  /** So many tolls have no price for this class: the sum is at least this much. */
  withoutPrice: z.number().int(),
});

export const pathShape = z.object({
  ...pathFields,
  _id: idShape,
  routeId: idShape,
  version: z.number().int(),
  number: z.number().int(),
  versionId: idShape,
  archived: z.boolean(),
  line: z.string(),
  meters: z.number().int(),
  checkpoints: z.array(placedCheckpointShape),
  tolls: z.array(tollTotalShape),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
});
export type PathView = z.output<typeof pathShape>;

export const placeOnRouteShape = positionShape.extend({
  _id: idShape,
  name: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
});

export const routeShape = z.object({
  _id: idShape,
  version: z.number().int(),
  name: z.string(),
  currency: z.string(),
  archived: z.boolean(),
  load: placeOnRouteShape,
  unload: placeOnRouteShape,
  openOrders: z.number().int(),
  paths: z.array(pathSummaryShape),
  actions: z.array(z.enum(['update', 'archive'])),
});
export type RouteView = z.output<typeof routeShape>;
