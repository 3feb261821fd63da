import { z } from 'zod';
import { suggestionShape } from '#areas/load-orders/contract/order-assign.calls.ts';
import { CHECKPOINT_TYPES } from '#areas/routes/rules/route-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { mapBoxShape } from '#kernel/map-box.ts';
import { positionShape } from '#kernel/position.ts';
import { liveSnapshotShape, liveTruckShape } from './live.shapes.ts';
import { SEE_MAP } from './tracking.permissions.ts';

const access = { permission: SEE_MAP } as const;

/** How far back the way of a truck is drawn. */
export const TRAIL_MINUTES = 30;
/** The most trucks whose ways are drawn at once. */
export const TRAILS_MAX = 200;

export const followTrucks = defineCall({
  id: 'tracking.follow',
  method: 'GET',
  path: '/tracking/live',
  summary: 'The trucks the caller may see, first all of them and then what changes (text/event-stream).',
  access,
  raw: true,
  reply: z.unknown(),
});

export const readTrucks = defineCall({
  id: 'tracking.trucks',
  method: 'GET',
  path: '/tracking/trucks',
  summary: 'Every truck the caller may see now: the own fleet, and the trucks of open orders.',
  access,
  reply: liveSnapshotShape,
});

export const etaShape = z.object({
  at: z.string(),
  /** Between these two in most cases. */
  from: z.string(),
  to: z.string(),
  source: z.enum(['history', 'path', 'default']),
  remainingKm: z.number(),
});

export const readTruck = defineCall({
  id: 'tracking.truck',
  method: 'GET',
  path: '/tracking/trucks/{vehicleId}',
  summary: 'One of those trucks with its expected arrival and what it passes next; noted as looked at.',
  access,
  params: z.object({ vehicleId: idShape }),
  reply: z.object({
    truck: liveTruckShape,
    eta: etaShape.nullable(),
    nextCheckpoint: z.object({ name: z.string(), type: z.enum(CHECKPOINT_TYPES), km: z.number() }).nullable(),
  }),
});

export const readTrails = defineCall({
  id: 'tracking.trails',
  method: 'GET',
  path: '/tracking/trails',
  summary: `Where trucks were in the last ${TRAIL_MINUTES} minutes, as far as the caller may see it.`,
  access,
  query: z.object({
    vehicles: z
      .string()
      .max(TRAILS_MAX * 37)
      .transform((text) => text.split(',').filter((id) => id !== ''))
      .pipe(z.array(idShape).max(TRAILS_MAX)),
  }),
  reply: z.object({ trails: z.array(z.object({ id: idShape, line: z.string() })) }),
});

/** The most paths that one map draws. */
export const PATHS_MAX = 100;

export const readPaths = defineCall({
  id: 'tracking.paths',
  method: 'GET',
  path: '/tracking/paths',
  summary: 'The paths of the open orders the caller may see, as far as they touch a part of the map.',
  access,
  query: z.object({ within: mapBoxShape }),
  reply: z.object({
    paths: z.array(z.object({ id: idShape, line: z.string(), isEstimate: z.boolean() })),
    /** What is passed on them there. */
    checkpoints: z.array(positionShape.extend({ id: z.string(), name: z.string(), type: z.enum(CHECKPOINT_TYPES) })),
  }),
});

/** So many are offered for a point. */
export const NEAREST_TRUCKS = 10;

export const readFreeTrucks = defineCall({
  id: 'tracking.freeTrucks',
  method: 'GET',
  path: '/tracking/freeTrucks',
  summary: 'The nearest trucks of the own fleet without an order, with what speaks against each of them.',
  access,
  query: z.object({
    lat: z.coerce.number().pipe(positionShape.shape.lat),
    lng: z.coerce.number().pipe(positionShape.shape.lng),
    /** An order that needs a truck: what speaks against each is judged for it. */
    loadingOrderId: idShape.optional(),
  }),
  reply: z.object({
    trucks: z.array(
      z.object({
        truck: liveTruckShape,
        km: z.number(),
        reasons: suggestionShape.shape.reasons,
        assignable: z.boolean(),
      }),
    ),
  }),
});
