import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';
import { cardPhotoShape, driverSuggestionsShape, vehicleSuggestionsShape } from './ocr.shapes.ts';

/** Large enough for the largest photo in base64, plus a margin so that a photo above the limit gets a proper error. */
const PHOTO_BODY_MAX = 8_000_000;

/** Reading a card keeps a processor busy for seconds, so the number of readings is limited. */
const RATE_LIMIT = { max: 30, seconds: 60, by: 'user' } as const;

const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });

/** Everybody who may fill in the form, in either market, may have a card read into it. */
const READ_DRIVER_CARD = anyOf('trucker-write', 'trucker-edit', 'fleet-trucker-write');
const READ_VEHICLE_CARD = anyOf(
  'transport-unit-write',
  'semitruck-write',
  'fleet-transport-unit-write',
  'fleet-trailer-write',
);

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
