import * as calls from '#areas/load-orders/contract/order-assign.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { assign, assignByPlate, handToCarrier, reassign, unassign } from './assign.service.ts';
import { matchMany } from './match.service.ts';
import { suggest } from './suggest.service.ts';
import { suggestDrivers } from './suggest-drivers.service.ts';
import { findTruckByPlate } from './truck-by-plate.service.ts';

export const assignRoutes: readonly AnyRoute[] = [
  route(calls.assignOrder, (context, { params, body }) => assign(context, params.id, body)),
  route(calls.assignOrderByPlate, (context, { params, body }) => assignByPlate(context, params.id, body)),
  route(calls.reassignOrder, (context, { params, body }) => reassign(context, params.id, body)),
  route(calls.unassignOrder, (context, { params, body }) => unassign(context, params.id, body.reason ?? null)),
  route(calls.assignCarrier, (context, { params, body }) => handToCarrier(context, params.id, body.transportCompanyId)),
  route(calls.matchAssignments, (context, { body }) => matchMany(context, body.assignments)),
  route(calls.suggestAssignments, (context, { params, query }) => suggest(context, params.id, query)),
  route(calls.findTruckByPlate, (context, { query }) => findTruckByPlate(context, query)),
  route(calls.suggestDrivers, (context, { params, query }) => suggestDrivers(context, params.id, query)),
];
