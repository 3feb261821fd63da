import * as calls from '#areas/trips/contract/driver-trip.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import {
  acceptLinkedTrip,
  consentToLinkedSharing,
  performLinkedTask,
  readLinkedTrip,
  shareLinkedPositions,
} from './driver-link.service.ts';

/** The trip behind a personal link: its actions belong to the trips area. */
export const driverLinkRoutes: readonly AnyRoute[] = [
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
