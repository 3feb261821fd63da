import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';

const text = z.string().max(200).optional();

/** What OsmAnd and the devices that speak like it write into the address or a form; other fields are left alone. */
const osmandShape = z.looseObject({
  id: text,
  deviceid: text,
  lat: text,
  lon: text,
  location: text,
  timestamp: text,
  speed: text,
  bearing: text,
  heading: text,
  altitude: text,
  accuracy: text,
  batt: text,
  charge: text,
  ignition: text,
  valid: text,
  alarm: text,
});

const messageShape = z.looseObject({
  at: z.union([z.string().max(40), z.number()]).nullish(),
  lat: z.number().nullish(),
  lng: z.number().nullish(),
  speedKmh: z.number().nullish(),
  heading: z.number().nullish(),
  accuracyM: z.number().nullish(),
  altitudeM: z.number().nullish(),
  batteryPercent: z.number().nullish(),
  ignition: z.boolean().nullish(),
  hasPower: z.boolean().nullish(),
  alarm: z.string().max(40).nullish(),
});

/** Messages of one request. */
export const MAX_BATCH = 1_000;
/** A batch of the most talkative format. */
const BODY_LIMIT = 2 * 1024 * 1024;

const batchShape = z.looseObject({
  positions: z.array(messageShape).max(MAX_BATCH).optional(),
  identifier: text,
});

export const reportedShape = z.object({
  /** In history now. */
  stored: z.number(),
  /** No place a truck can be at, or a time nobody believes. */
  refused: z.number(),
});

const secretShape = z.object({ secret: z.string().min(1).max(200) });

const common = { access: 'public', reply: reportedShape } as const;

/** Reporting positions: the secret of the device is a token, a password or part of the address. */
export const ingestionCalls = {
  osmand: defineCall({
    ...common,
    id: 'positions.osmand',
    method: 'GET',
    path: '/positions/osmand',
    summary: 'Report a position as OsmAnd does, with the secret of the device as bearer token or basic password',
    query: osmandShape,
  }),
  osmandForm: defineCall({
    ...common,
    id: 'positions.osmandForm',
    method: 'POST',
    path: '/positions/osmand',
    summary: 'The same as a form or as the JSON of Traccar Client',
    body: osmandShape,
    bodyLimit: BODY_LIMIT,
  }),
  osmandBySecret: defineCall({
    ...common,
    id: 'positions.osmandBySecret',
    method: 'GET',
    path: '/positions/osmand/{secret}',
    summary: 'Report a position as OsmAnd does, with the secret of the device in the address',
    params: secretShape,
    query: osmandShape,
  }),
  osmandFormBySecret: defineCall({
    ...common,
    id: 'positions.osmandFormBySecret',
    method: 'POST',
    path: '/positions/osmand/{secret}',
    summary: 'The same as a form or as the JSON of Traccar Client',
    params: secretShape,
    body: osmandShape,
    bodyLimit: BODY_LIMIT,
  }),
  report: defineCall({
    ...common,
    id: 'positions.report',
    method: 'POST',
    path: '/positions',
    summary: 'Report up to 1,000 positions, or what Traccar Client sends and Traccar forwards',
    body: batchShape,
    bodyLimit: BODY_LIMIT,
  }),
} as const;
