import { z } from 'zod';
import { READ_ANY_ORDER, WRITE_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import { orderStateReply, orderParams as params } from '#areas/load-orders/contract/order-move.shapes.ts';
import { drawnPathShape } from '#areas/load-orders/contract/order-plan.shapes.ts';
import { STOP_ACTIONS, STOP_STATUSES } from '#areas/load-orders/rules/order-limits.ts';
import { defineCall } from '#kernel/api-call.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { isPlace, positionShape } from '#kernel/position.ts';
import { momentShape } from './order-task.calls.ts';

const text = z.string().nullable();

export const addManualPosition = defineCall({
  id: 'loadingOrder.manualPosition',
  method: 'POST',
  path: '/checkpoint/position',
  summary: 'Notes by hand where the truck of an order is, as somebody reported it.',
  access: { permission: WRITE_ANY_ORDER },
  status: 201,
  body: z
    .strictObject({ loadingOrderId: idShape, lat: z.number(), lng: z.number() })
    .refine(isPlace, { path: ['lat'], params: { code: 'invalid' } }),
  reply: z.object({ position: positionShape.extend({ at: z.string() }) }),
});

export const acceptTrip = defineCall({
  id: 'loadingOrder.acceptTrip',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/acceptance',
  summary: 'The driver takes the trip and agrees to share the position until the delivery.',
  access: { permission: READ_ANY_ORDER },
  params,
  body: momentShape,
  reply: orderStateReply.extend({ acceptedAt: z.string() }),
});

/** Accepting the trip gives the consent; until the delivery it can be withdrawn and given again. */
export const consentShape = z.strictObject({ shared: z.boolean(), at: instantShape.optional() });
export type Consent = z.output<typeof consentShape>;

export const consentToSharing = defineCall({
  id: 'loadingOrder.consentToSharing',
  method: 'PUT',
  path: '/travel/loadingOrder/{id}/sharing',
  summary: 'The driver withdraws the consent to share the position, or gives it again.',
  access: { permission: READ_ANY_ORDER },
  params,
  body: consentShape,
  reply: z.object({ sharingSince: z.string().nullable() }),
});

/** Enough for a day without network, with one position every few minutes. */
export const POSITIONS_MAX = 500;

export const sharedPositionsShape = z.strictObject({
  positions: z
    .array(
      z
        .strictObject({
          at: instantShape,
          lat: z.number(),
          lng: z.number(),
          accuracyM: z.number().min(0).max(1_000_000).nullish(),
          speedKmh: z.number().min(0).max(1000).nullish(),
        })
        .refine(isPlace, { path: ['lat'], params: { code: 'invalid' } }),
    )
    .min(1)
    .max(POSITIONS_MAX),
});
export type SharedPositions = z.output<typeof sharedPositionsShape>;

export const sharePositions = defineCall({
  id: 'loadingOrder.sharePositions',
  method: 'POST',
  path: '/travel/loadingOrder/{id}/positions',
  summary: 'The driver says where the truck was; only between taking the trip and the delivery, each moment once.',
  access: { permission: READ_ANY_ORDER },
  params,
  body: sharedPositionsShape,
  reply: z.object({ received: z.number().int() }),
});

/** More points than this add nothing visible to a map. */
export const TRACK_MAX = 500;

const mapPlaceShape = z.object({
  cityName: z.string(),
  address: text,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

export const readMap = defineCall({
  id: 'loadingOrder.map',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/map',
  summary: 'Where an order is to go and where its truck was seen, simplified for a map.',
  access: { permission: READ_ANY_ORDER },
  params,
  reply: z.object({
    origin: mapPlaceShape,
    destination: mapPlaceShape,
    stops: z.array(mapPlaceShape.extend({ _id: idShape, action: z.enum(STOP_ACTIONS), status: z.enum(STOP_STATUSES) })),
    /** The planned path; null: planned without one, and a line between the places is no route. */
    plan: drawnPathShape.nullable(),
    track: z.array(positionShape.extend({ at: z.string() })).max(TRACK_MAX),
    last: positionShape.extend({ at: z.string(), source: z.enum(['driver', 'device', 'manual']) }).nullable(),
    /** The phone said where the truck was last, and its driver shares the position no longer. */
    withdrawn: z.boolean(),
  }),
});
