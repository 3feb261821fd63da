import { z } from 'zod';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { MAX_PAGE } from '#kernel/list-definition.ts';
import { textShape } from '#kernel/text.ts';
import { READ_ANY_DRIVER } from './driver.permissions.ts';
import { namedTripShape } from './open-trip.shapes.ts';

const params = z.object({ id: idShape });
const page = z.coerce.number().int().min(1).max(MAX_PAGE).default(1);
const text = z.string().nullable();

/** One value of each filter at most; absent means all trips. */
const chosen = {
  status: z.coerce.number().int().min(0).max(6).optional(),
  plates: textShape(20).optional(),
  origins: textShape(170).optional(),
  destinations: textShape(170).optional(),
};

/** One trip a driver made or was given. */
export const travelShape = namedTripShape.extend({
  loadingOrderStatus: z.number().int(),
  plate: text,
  loadingDate: text,
  deliveryDate: text,
});
export type Travel = z.output<typeof travelShape>;

/** Answered by the load orders, where trips are stored; a driver without orders has none. */
export const driverTravels = defineCall({
  id: 'drivers.travels',
  method: 'GET',
  path: '/travel/historyTrucker/{id}',
  summary: 'The trips of a driver, newest first.',
  access: { permission: READ_ANY_DRIVER },
  params,
  query: z.object({ page, size: z.coerce.number().int().min(1).max(50).default(10), ...chosen }),
  reply: z.object({
    travels: z.array(travelShape),
    totalPage: z.number().int(),
    totalRegistry: z.number().int(),
  }),
});

export const TRAVEL_FILTERS = ['status', 'plates', 'origins', 'destinations'] as const;
export type TravelFilter = (typeof TRAVEL_FILTERS)[number];

export const driverTravelFilter = defineCall({
  id: 'drivers.travelFilter',
  method: 'GET',
  path: '/travel/historyTrucker/{id}/filter',
  summary: 'Options of one filter of the trips of a driver.',
  access: { permission: READ_ANY_DRIVER },
  params,
  query: z.object({ column: z.enum(TRAVEL_FILTERS), page }),
  reply: z.object({
    options: z.array(z.object({ _id: z.union([z.string(), z.number()]), name: z.string() })),
    totalPage: z.number().int(),
  }),
});
