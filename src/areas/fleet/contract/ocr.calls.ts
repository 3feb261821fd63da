import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { READ_DRIVER_CARD, READ_VEHICLE_CARD } from './ocr.permissions.ts';
import { cardPhotoShape, driverSuggestionsShape, vehicleSuggestionsShape } from './ocr.shapes.ts';

/** Large enough for the largest photo in base64, plus a margin so that a photo above the limit gets a proper error. */
const PHOTO_BODY_MAX = 8_000_000;

/** Reading a card keeps a processor busy for seconds, so the number of readings is limited. */
const RATE_LIMIT = { max: 30, seconds: 60, by: 'user' } as const;

export const readDriverCard = defineCall({
  id: 'fleet.readDriverCard',
  method: 'POST',
  path: '/carrier/ocr',
  summary: 'Reads a photographed driver licence or identity card into suggestions for the form; nothing is stored.',
  access: { permission: READ_DRIVER_CARD },
  bodyLimit: PHOTO_BODY_MAX,
  rateLimit: RATE_LIMIT,
  body: cardPhotoShape,
  reply: z.object({ suggestions: driverSuggestionsShape }),
});

export const readVehicleCard = defineCall({
  id: 'fleet.readVehicleCard',
  method: 'POST',
  path: '/transportUnit/ocr',
  summary: 'Reads a photographed vehicle card into suggestions for the form; nothing is stored.',
  access: { permission: READ_VEHICLE_CARD },
  bodyLimit: PHOTO_BODY_MAX,
  rateLimit: RATE_LIMIT,
  body: cardPhotoShape,
  reply: z.object({ suggestions: vehicleSuggestionsShape }),
});
