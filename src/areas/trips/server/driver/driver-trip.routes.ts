import {
  acceptLinkedTrip,
  consentToLinkedSharing,
  performLinkedTask,
  readLinkedTrip,
  shareLinkedPositions,
} from '#areas/sharing/server/driver/driver-link.service.ts';
import * as calls from '#areas/trips/contract/driver-trip.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readMyTrip, readMyTrips } from './my-trip.service.ts';

export const driverTripRoutes: readonly AnyRoute[] = [
  route(calls.listMyTrips, (context) => readMyTrips(context)),
  route(calls.readMyTrip, (context, { params }) => readMyTrip(context, params.id)),
  route(calls.readLinkedTrip, (context, { params }) => readLinkedTrip(context, params.loadOrderId)),
  route(calls.acceptLinkedTrip, (context, { params, body }) => acceptLinkedTrip(context, params.loadOrderId, body.at)),
  route(calls.consentToLinkedSharing, (context, { params, body }) =>
    consentToLinkedSharing(context, params.loadOrderId, body),
  ),
  route(calls.performLinkedTask, (context, { params, body }) =>
    performLinkedTask(context, params.loadOrderId, params.taskId, body),
  ),
  route(calls.shareLinkedPositions, (context, { params, body }) =>
    shareLinkedPositions(context, params.loadOrderId, body),
  ),
];
