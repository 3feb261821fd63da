import { z } from 'zod';
import { DEVICE_KINDS, OPEN_PROTOCOLS } from '#areas/positions/rules/device-kind.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { WRITE_GPS_SETTINGS } from './device.permissions.ts';
import { INTERVAL_MAX } from './device.shapes.ts';
import { SEE_MAP } from './tracking.permissions.ts';

const own = (min: number, max: number) => z.number().int().min(min).max(max).nullable();

/** Null: what the product expects. */
export const gpsSettingsInput = {
  intervalSeconds: own(1, INTERVAL_MAX),
  silenceMinutes: own(1, 10_080),
  maxSpeedKmh: own(40, 400),
  maxAccuracyM: own(5, 10_000),
  tripDays: own(1, 366),
  offTripDays: own(1, 90),
} as const;

const defaults = z.object({
  intervalSeconds: z.number(),
  silenceMinutes: z.number(),
  maxSpeedKmh: z.number(),
  maxAccuracyM: z.number(),
  tripDays: z.number(),
  offTripDays: z.number(),
});

const reply = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(DEVICE_KINDS),
      ...gpsSettingsInput,
      defaults,
      /** Zero until the company says something about the kind. */
      version: z.number().int(),
    }),
  ),
  requiresGps: z.boolean(),
  requiresVersion: z.number().int(),
});
export type GpsSettingsReply = z.output<typeof reply>;

export const readGpsSettings = defineCall({
  id: 'devices.settings',
  method: 'GET',
  path: '/devices/settings',
  summary: 'What the company expects of each kind of device, and whether trips need one that reports.',
  access: { permission: SEE_MAP },
  reply,
});

export const saveGpsSettings = defineCall({
  id: 'devices.saveSettings',
  method: 'PUT',
  path: '/devices/settings/{kind}',
  summary:
    'Says what the company expects of a kind of device; retention may be shorter than the product’s, never longer.',
  access: { permission: WRITE_GPS_SETTINGS },
  params: z.object({ kind: z.enum(DEVICE_KINDS) }),
  body: z.strictObject({ ...gpsSettingsInput, version: z.number().int().min(0) }),
  reply,
});

export const saveGpsRequirement = defineCall({
  id: 'devices.saveRequirement',
  method: 'PUT',
  path: '/devices/requirement',
  summary: 'Whether assigning and starting are refused without a device that reports believably near the origin.',
  access: { permission: WRITE_GPS_SETTINGS },
  body: z.strictObject({ requiresGps: z.boolean(), version: z.number().int().min(0) }),
  reply,
});

const claimShape = z.object({
  deviceId: idShape,
  companyName: z.string(),
  name: z.string().nullable(),
  since: z.string(),
  isGranted: z.boolean(),
});

export const readDisputes = defineCall({
  id: 'devices.disputes',
  method: 'GET',
  path: '/devices/disputes',
  summary: 'Numbers of protocols without a secret that several companies claim; the first hundred.',
  access: { permission: SEE_MAP },
  scope: 'platform',
  reply: z.object({
    disputes: z.array(
      z.object({ protocol: z.enum(OPEN_PROTOCOLS), identifier: z.string(), claims: z.array(claimShape) }),
    ),
  }),
});
export type Dispute = z.output<typeof readDisputes.reply>['disputes'][number];

export const grantClaim = defineCall({
  id: 'devices.grantClaim',
  method: 'POST',
  path: '/devices/disputes',
  summary: 'Gives a disputed number to one of the devices that claim it; messages of the others stay refused.',
  access: { permission: SEE_MAP },
  scope: 'platform',
  body: z.strictObject({ deviceId: idShape }),
  reply: z.object({ deviceId: idShape }),
});
