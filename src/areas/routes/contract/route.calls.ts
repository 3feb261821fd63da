import { z } from 'zod';
import { versionShape } from '#areas/companies/contract/input.shapes.ts';
import { CURRENCY_CODES } from '#countries/currency.ts';
import { defineCall } from '#kernel/api-call.ts';
import { idShape } from '#kernel/ids.ts';
import { historyQuery, historyReply } from '#kernel/record-history.ts';
import { textShape } from '#kernel/text.ts';
import { routeShape } from './path.shapes.ts';
import { ROUTE_NAME_MAX } from './place.shapes.ts';
import { READ_ROUTES, WRITE_ROUTES } from './route.permissions.ts';

const reading = { permission: READ_ROUTES } as const;
const writing = { permission: WRITE_ROUTES } as const;
const params = z.object({ id: idShape });
const reply = z.object({ route: routeShape });

export const createRoute = defineCall({
  id: 'route.create',
  method: 'POST',
  path: '/routes',
  summary: 'Makes the route of two places, or gives the one they have.',
  access: writing,
  status: 201,
  idempotent: true,
  body: z
    .strictObject({ loadId: idShape, unloadId: idShape, name: textShape(ROUTE_NAME_MAX).optional() })
    .refine(({ loadId, unloadId }) => loadId !== unloadId, { path: ['unloadId'], params: { code: 'samePlace' } }),
  reply: reply.extend({ created: z.boolean() }),
});

export const readRoute = defineCall({
  id: 'route.read',
  method: 'GET',
  path: '/routes/{id}',
  summary: 'One route with its places and paths.',
  access: reading,
  params,
  reply,
});

export const readPair = defineCall({
  id: 'route.ofPair',
  method: 'GET',
  path: '/routes/pair/{loadId}/{unloadId}',
  summary: 'The route of two places; only the places where they have none yet.',
  access: reading,
  params: z.object({ loadId: idShape, unloadId: idShape }),
  reply: z.object({ route: routeShape.nullable(), load: routeShape.shape.load, unload: routeShape.shape.unload }),
});

export const updateRoute = defineCall({
  id: 'route.update',
  method: 'PUT',
  path: '/routes/{id}',
  summary: 'Changes the name of a route, the currency of its tolls, and the order of its paths.',
  access: writing,
  params,
  body: z.strictObject({
    name: textShape(ROUTE_NAME_MAX),
    currency: z.enum(CURRENCY_CODES),
    /** In the order they are shown; those left out keep theirs after these. */
    pathIds: z.array(idShape).max(100).default([]),
    version: versionShape,
  }),
  reply,
});

export const archiveRoute = defineCall({
  id: 'route.archive',
  method: 'PUT',
  path: '/routes/{id}/archived',
  summary: 'Archives a route or brings it back; open orders keep their path, and their codes come with the reply.',
  access: writing,
  params,
  body: z.strictObject({ archived: z.boolean(), version: versionShape }),
  reply: reply.extend({ orders: z.array(z.string()) }),
});

export const removeRoute = defineCall({
  id: 'route.remove',
  method: 'DELETE',
  path: '/routes/{id}',
  summary: 'Removes a route that no order ever used; refused with their codes otherwise.',
  access: writing,
  params,
  reply: z.object({ _id: idShape }),
});

export const readRouteHistory = defineCall({
  id: 'route.history',
  method: 'GET',
  path: '/routes/{id}/history',
  summary: 'Who changed what about a route and its paths, newest first.',
  access: reading,
  params,
  query: historyQuery,
  reply: historyReply,
});
