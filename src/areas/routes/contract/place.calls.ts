import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { isPrintable, NAME_MAX } from '#kernel/text.ts';
import { PLACE_MINUTES } from '../rules/route-limits.ts';
import { partnerAddressShape, placeInput, placeShape } from './place.shapes.ts';
import { READ_ROUTES, WRITE_ROUTES } from './route.permissions.ts';

const reading = { permission: READ_ROUTES } as const;
const writing = { permission: WRITE_ROUTES } as const;
const params = z.object({ id: idShape });
const reply = z.object({ place: placeShape });
/** The most records that one bulk edit changes. */
export const BULK_MAX = 200;

export const createPlace = defineCall({
  id: 'place.create',
  method: 'POST',
  path: '/places',
  summary: 'Registers a place where trucks load or unload, with its fence.',
  access: writing,
  status: 201,
  idempotent: true,
  bodyLimit: 300_000,
  body: placeInput,
  reply,
});

export const listPartnerAddresses = defineCall({
  id: 'place.partnerAddresses',
  method: 'GET',
  path: '/places/partnerAddresses',
  summary:
    'Addresses of partners that a place may belong to, by their name, partner, street or city; of the partners that the caller may see.',
  access: writing,
  query: z.object({
    search: z
      .string()
      .trim()
      .max(NAME_MAX)
      .refine(isPrintable, { params: { code: 'characters' } })
      .optional(),
  }),
  reply: z.object({ addresses: z.array(partnerAddressShape) }),
});

export const readPlace = defineCall({
  id: 'place.read',
  method: 'GET',
  path: '/places/{id}',
  summary: 'One place with its fence and the address it belongs to.',
  access: reading,
  params,
  reply,
});

export const updatePlace = defineCall({
  id: 'place.update',
  method: 'PUT',
  path: '/places/{id}',
  summary: 'Changes a place; of one that belongs to an address of the company only fence, minutes and use change.',
  access: writing,
  bodyLimit: 300_000,
  params,
  body: z.object({ place: placeInput, version: versionShape }),
  reply,
});

export const archivePlace = defineCall({
  id: 'place.archive',
  method: 'PUT',
  path: '/places/{id}/archived',
  summary: 'Archives a place or brings it back; refused with the names of routes that use it.',
  access: writing,
  params,
  body: z.strictObject({ archived: z.boolean(), version: versionShape }),
  reply,
});

export const updatePlaces = defineCall({
  id: 'place.updateMany',
  method: 'PUT',
  path: '/places',
  summary: 'Changes radius, minutes or use of many places at once, all or none.',
  access: writing,
  body: z
    .strictObject({
      ids: z.array(idShape).min(1).max(BULK_MAX),
      radiusMeters: z.number().min(20).max(200_000).optional(),
      expectedMinutes: z.number().int().min(PLACE_MINUTES.min).max(PLACE_MINUTES.max).optional(),
      forLoad: z.boolean().optional(),
      forUnload: z.boolean().optional(),
      archived: z.boolean().optional(),
    })
    .refine(({ forLoad, forUnload }) => forLoad !== false || forUnload !== false, {
      path: ['forLoad'],
      params: { code: 'required' },
    }),
  reply: z.object({ changed: z.number().int() }),
});

export const readPlaceHistory = defineCall({
  id: 'place.history',
  method: 'GET',
  path: '/places/{id}/history',
  summary: 'Who changed what about a place, newest first.',
  access: reading,
  params,
  query: historyQuery,
  reply: historyReply,
});
