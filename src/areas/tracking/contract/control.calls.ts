import { z } from 'zod';
import { READ_ANY_ORDER, WRITE_ANY_ORDER } from '#areas/load-orders/contract/order.permissions.ts';
import { orderParams } from '#areas/load-orders/contract/order-move.shapes.ts';
import { LOCATION_STATES } from '#areas/tracking/rules/location-request.ts';
import { TROUBLES } from '#areas/trips/rules/trouble.ts';
import { defineCall } from '#kernel/api-call.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { fileShape } from '#kernel/file-calls.ts';
import { idShape } from '#kernel/ids.ts';
import { positionShape } from '#kernel/position.ts';
import { optionalTextShape, textShape } from '#kernel/text.ts';
import { WATCH_TRIPS } from './control.permissions.ts';

const instant = z.iso.datetime();
const text = z.string().nullable();

export const locationRequestShape = z.object({
  _id: idShape,
  state: z.enum(LOCATION_STATES),
  askedBy: text,
  askedAt: instant,
  expiresAt: instant,
  /** When it was answered, declined or given up. */
  endedAt: instant.nullable(),
  position: positionShape.nullable(),
});
export type LocationRequestView = z.output<typeof locationRequestShape>;

export const askLocation = defineCall({
  id: 'checkpoint.askLocation',
  method: 'POST',
  path: '/checkpoint/askLocation',
  summary: 'Asks the driver of an open trip, once, where they are: by a push message, and by a text for WhatsApp.',
  access: { permission: WATCH_TRIPS },
  status: 201,
  body: z.strictObject({ loadingOrderId: idShape }),
  reply: z.object({
    request: locationRequestShape,
    /** The driver has an account and was notified there. */
    notified: z.boolean(),
    /** Ready to be sent; null where no phone is known. */
    message: z.object({ text: z.string(), url: z.string() }).nullable(),
  }),
});

export const PHOTOS_MAX = 5;
const photos = z
  .array(z.strictObject({ fileId: idShape }))
  .max(PHOTOS_MAX)
  .default([]);
const photoShape = fileShape.extend({ _id: idShape });

const PLACE_MAX = 200;
const NOTE_MAX = 1000;

export const checkpointInput = z.strictObject({
  place: textShape(PLACE_MAX),
  note: optionalTextShape(NOTE_MAX),
  /** When the truck was there; now, where it is left out. */
  at: instantShape.optional(),
  position: positionShape.nullish(),
  /** Uploaded beforehand; on a change, what is added. */
  photos,
});
export type CheckpointInput = z.output<typeof checkpointInput>;

export const checkpointShape = z.object({
  _id: idShape,
  place: z.string(),
  note: text,
  at: instant,
  position: positionShape.nullable(),
  by: text,
  photos: z.array(photoShape),
  version: z.number().int(),
});
export type TripCheckpoint = z.output<typeof checkpointShape>;

export const createCheckpoint = defineCall({
  id: 'checkpoint.create',
  method: 'POST',
  path: '/checkpoint',
  summary: 'Notes a checkpoint of a trip: where its truck was, what was seen, with photos.',
  access: { permission: WRITE_ANY_ORDER },
  status: 201,
  idempotent: true,
  body: checkpointInput.extend({ loadingOrderId: idShape }),
  reply: z.object({ checkpoint: checkpointShape }),
});

export const updateCheckpoint = defineCall({
  id: 'checkpoint.update',
  method: 'PUT',
  path: '/checkpoint/{id}',
  summary: 'Corrects a checkpoint of a trip.',
  access: { permission: WRITE_ANY_ORDER },
  params: z.object({ id: idShape }),
  body: checkpointInput.extend({ version: z.number().int() }),
  reply: z.object({ checkpoint: checkpointShape }),
});

export const irregularInput = z.strictObject({
  loadingOrderId: idShape,
  type: z.enum(TROUBLES),
  note: optionalTextShape(NOTE_MAX),
  at: instantShape.optional(),
  position: positionShape.nullish(),
  photos,
});
export type IrregularInput = z.output<typeof irregularInput>;

export const troubleShape = z.object({
  _id: idShape,
  type: z.enum(TROUBLES),
  note: text,
  at: instant,
  position: positionShape.nullable(),
  by: text,
  byDriver: z.boolean(),
  alertId: idShape.nullable(),
  photos: z.array(photoShape),
});
export type TripTrouble = z.output<typeof troubleShape>;

export const reportIrregular = defineCall({
  id: 'checkpoint.irregularBehaviour',
  method: 'POST',
  path: '/checkpoint/irregularBehaviour',
  summary: 'Reports that something went wrong on a trip; it becomes an alert.',
  access: { permission: WATCH_TRIPS },
  status: 201,
  idempotent: true,
  body: irregularInput,
  reply: z.object({ trouble: troubleShape }),
});

export const readControl = defineCall({
  id: 'loadingOrder.control',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/control',
  summary: 'What people asked and reported on a trip: checkpoints, troubles and the last questions for its place.',
  access: { permission: READ_ANY_ORDER },
  params: orderParams,
  reply: z.object({
    checkpoints: z.array(checkpointShape),
    troubles: z.array(troubleShape),
    /** Newest first. */
    questions: z.array(locationRequestShape),
    /** What the caller may do now. */
    may: z.object({ ask: z.boolean(), note: z.boolean(), report: z.boolean() }),
  }),
});
