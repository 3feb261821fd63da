import { z } from 'zod';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { catalogueKey } from '#kernel/catalogue-key.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { READ_OFFERED } from './opportunity.permissions.ts';

const reading = { permission: READ_OFFERED } as const;
const CITY_MAX = 170;

export const laneShape = z.object({
  _id: idShape,
  /** Null: from or to anywhere. */
  originCity: z.string().nullable(),
  destinationCity: z.string().nullable(),
  vehicleType: z.string().nullable(),
  /** Whether the person is notified of what is offered there. */
  alert: z.boolean(),
});
export type SavedLane = z.output<typeof laneShape>;

const lanesReply = z.object({ lanes: z.array(laneShape) });

export const readLanes = defineCall({
  id: 'lane.list',
  method: 'GET',
  path: '/opportunity/lanes',
  summary: 'The lanes the person has saved, by city.',
  access: reading,
  reply: lanesReply,
});

export const saveLane = defineCall({
  id: 'lane.save',
  method: 'POST',
  path: '/opportunity/lanes',
  summary: 'Saves a lane for the person, or changes whether it alerts; the same lane is saved once.',
  access: reading,
  status: 201,
  idempotent: true,
  body: z
    .strictObject({
      originCity: optionalTextShape(CITY_MAX),
      destinationCity: optionalTextShape(CITY_MAX),
      vehicleType: catalogueKey(TRUCK_TYPES)
        .nullish()
        .transform((type) => type ?? null),
      alert: z.boolean().default(true),
    })
    .refine(({ originCity, destinationCity }) => originCity !== null || destinationCity !== null, {
      path: ['originCity'],
      params: { code: 'required' },
    }),
  reply: lanesReply,
});

export const removeLane = defineCall({
  id: 'lane.remove',
  method: 'DELETE',
  path: '/opportunity/lanes/{id}',
  summary: 'Forgets a lane of the person.',
  access: reading,
  params: z.object({ id: idShape }),
  reply: lanesReply,
});

export const watchOpportunity = defineCall({
  id: 'opportunity.watch',
  method: 'PUT',
  path: '/opportunity/external/{id}/watch',
  summary: 'Keeps an eye on an opportunity, or no longer.',
  access: reading,
  params: z.object({ id: idShape }),
  body: z.strictObject({ watched: z.boolean() }),
  reply: z.object({ watched: z.boolean() }),
});
