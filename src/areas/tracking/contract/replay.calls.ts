import { z } from 'zod';
import { READ_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import { drawnPathShape } from '#areas/load-orders/contract/order-plan.shapes.ts';
import { CRITICALITIES } from '#areas/routes/rules/alarm-types.ts';
import { CHECKPOINT_TYPES } from '#areas/routes/rules/route-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { namesIn } from '#kernel/permission.ts';
import { positionShape } from '#kernel/position.ts';
import { ALERT_TYPES } from '../rules/alerts/alert-types.ts';
import { REPLAY_TRUCKS_MAX } from '../rules/replay/replay-limits.ts';
import { SEE_MAP } from './tracking.permissions.ts';

/** Whoever may read some order; trucks and alerts are for people of the control room. */
export const REPLAY_ORDERS = { permission: { anyOf: [SEE_MAP, ...namesIn(READ_ANY_ORDER)] } } as const;

const truckIds = z
  .string()
  .max(REPLAY_TRUCKS_MAX * 37)
  .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))])
  .pipe(z.array(idShape).min(1).max(REPLAY_TRUCKS_MAX));

/** One order, or trucks; by default the whole trip, or the last 24 hours of the trucks. */
const replayQuery = z.object({
  orderId: idShape.optional(),
  truckIds: truckIds.optional(),
  from: instantShape.optional(),
  to: instantShape.optional(),
});

const spanShape = z.object({ from: z.string(), to: z.string() });
const stopShape = spanShape.extend({ ...positionShape.shape, city: z.string() });
export type ReplayStop = z.output<typeof stopShape>;

const figuresShape = z.object({
  meters: z.number().int(),
  drivingSeconds: z.number().int(),
  stationarySeconds: z.number().int(),
  gapSeconds: z.number().int(),
  topKmh: z.number().int().nullable(),
});

const tripShape = spanShape.extend({
  truckId: idShape.nullable(),
  orderId: idShape.nullable(),
  plate: z.string().nullable(),
  driver: z.string().nullable(),
  /** As many as were stored; of these so many are sent. */
  fixes: z.number().int(),
  figures: figuresShape,
  stops: z.array(stopShape),
  gaps: z.array(spanShape),
});

const trackShape = tripShape.extend({
  /** Seconds since the fix before; of the first, since the start of the replay. */
  seconds: z.array(z.number().int()),
  /** An encoded polyline with five decimals. */
  line: z.string(),
  /** -1 where it is unknown. */
  kmh: z.array(z.number().int()),
  /**
   * Fixes are left out where moving evenly between their neighbours passes them at their time within so many metres, in
   * each direction, and so many km/h; 0 where all are sent.
   */
  thinned: z.object({ meters: z.number(), kmh: z.number() }),
});
export type ReplayTrack = z.output<typeof trackShape>;

const alertShape = z.object({
  _id: idShape,
  truckId: idShape.nullable(),
  type: z.enum(ALERT_TYPES),
  criticality: z.enum(CRITICALITIES),
  from: z.string(),
  to: z.string().nullable(),
  position: positionShape.nullable(),
});
export type ReplayAlert = z.output<typeof alertShape>;

const checkpointShape = positionShape.extend({
  name: z.string(),
  type: z.enum(CHECKPOINT_TYPES),
  mustPass: z.boolean(),
  plannedAt: z.string().nullable(),
  passedAt: z.string().nullable(),
});
export type ReplayCheckpoint = z.output<typeof checkpointShape>;

const aroundShape = spanShape.extend({
  order: z.object({ _id: idShape, code: z.string() }).nullable(),
  alerts: z.array(alertShape),
  checkpoints: z.array(checkpointShape),
});

const replayReply = aroundShape.extend({ tracks: z.array(trackShape), plan: drawnPathShape.nullable() });
export type Replay = z.output<typeof replayReply>;

export const readReplay = defineCall({
  id: 'tracking.replay',
  method: 'GET',
  path: '/tracking/replay',
  summary: 'What an order or up to ten trucks did in up to 30 days: their tracks with stops, gaps and alerts.',
  access: REPLAY_ORDERS,
  rateLimit: { max: 60, seconds: 60, by: 'user' },
  query: replayQuery,
  reply: replayReply,
});

export const REPLAY_FORMATS = ['gpx', 'kml', 'xlsx'] as const;
export type ReplayFormat = (typeof REPLAY_FORMATS)[number];

export const exportReplay = defineCall({
  id: 'tracking.replayFile',
  method: 'GET',
  path: '/tracking/replay/file',
  summary: 'The same as GPX, KML or a spreadsheet, with every stored position; gaps divide the line.',
  access: REPLAY_ORDERS,
  rateLimit: { max: 20, seconds: 60, by: 'user' },
  raw: true,
  query: replayQuery.extend({ format: z.enum(REPLAY_FORMATS).default('gpx') }),
  reply: z.string(),
});

export const readTripReport = defineCall({
  id: 'tracking.tripReport',
  method: 'GET',
  path: '/tracking/orders/{id}/tripReport',
  summary: 'Distance, times, stops, gaps, checkpoints and alerts of the trip of an order.',
  access: REPLAY_ORDERS,
  rateLimit: { max: 120, seconds: 60, by: 'user' },
  params: z.object({ id: idShape }),
  reply: aroundShape.extend({ trip: tripShape }),
});
