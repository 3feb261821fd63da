import { z } from 'zod';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { FRESHNESS } from '#areas/positions/rules/freshness.ts';
import { POSITION_SOURCES } from '#areas/positions/rules/position-source.ts';
import { idShape } from '#kernel/ids.ts';
import { TRUCK_STATES } from '../rules/live/truck-state.ts';

const text = z.string().nullable();

/** Of trucks with an open order only one of these is true: others have neither a truck nor a driver on the road. */
export const LIVE_STATUSES = ['assigned', 'inProgress'] as const;

/** What changes while a truck drives. */
export const livePlaceShape = z.object({
  /** Of the vehicle. */
  id: idShape,
  /** Null where the viewer may see no position, or there is none yet. */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  heading: z.number().nullable(),
  /** Kilometres per hour. */
  speed: z.number().nullable(),
  at: text,
  /** The last sign of life, with or without a position. */
  contactAt: text,
  freshness: z.enum(FRESHNESS),
  state: z.enum(TRUCK_STATES),
  source: z.enum(POSITION_SOURCES).nullable(),
});
export type LivePlace = z.output<typeof livePlaceShape>;

export const PHONE_SHARING = ['shared', 'never', 'ended'] as const;

export const liveOrderShape = z.object({
  id: idShape,
  code: z.string(),
  kind: z.enum(ORDER_KINDS),
  status: z.enum(LIVE_STATUSES),
  operationId: idShape,
  /** Of the viewer's own company, not one that it carries for another. */
  own: z.boolean(),
  client: text,
  clientId: idShape.nullable(),
  carrier: text,
  operator: text,
  origin: z.string(),
  destination: z.string(),
  /** Where it goes next: the city of the loading, of the next stop or of the delivery. */
  nextStop: text,
  category: text,
  routeId: idShape.nullable(),
  route: text,
  lateAt: text,
  /** Whether the driver lets their phone be followed, never agreed to it, or has ended it. */
  sharing: z.enum(PHONE_SHARING),
});
export type LiveOrder = z.output<typeof liveOrderShape>;

const liveAlertShape = z.object({
  id: idShape,
  type: z.string(),
  criticality: z.enum(['high', 'medium', 'low']),
});

/** A truck as one person may see it. */
export const liveTruckShape = livePlaceShape.extend({
  plate: z.string(),
  /** Of the viewer's own fleet. */
  own: z.boolean(),
  deviceId: idShape.nullable(),
  /** The device speaks a protocol without a secret: nobody knows whether it is who it says. */
  unverified: z.boolean(),
  simulated: z.boolean(),
  driver: text,
  phone: text,
  order: liveOrderShape.nullable(),
  alert: liveAlertShape.nullable(),
  /** A truck of the own fleet without an order: since its last one; null also where it never had one. */
  freeSince: text,
  /** Can be assigned to an order: a truck, not a semitrailer, that has none. */
  free: z.boolean(),
});
export type LiveTruck = z.output<typeof liveTruckShape>;

/** What is sent first, and again when a tab was away too long. */
export const SNAPSHOT_EVENT = 'snapshot';
/** What changed since the message before. */
export const TRUCKS_EVENT = 'trucks';

export const liveSnapshotShape = z.object({ trucks: z.array(liveTruckShape) });
export type LiveSnapshot = z.output<typeof liveSnapshotShape>;

export const liveDeltaShape = z.object({
  /** New ones, and those of which more than the place changed. */
  trucks: z.array(liveTruckShape),
  moved: z.array(livePlaceShape),
  /** They may no longer be seen. */
  gone: z.array(idShape),
});
export type LiveDelta = z.output<typeof liveDeltaShape>;
