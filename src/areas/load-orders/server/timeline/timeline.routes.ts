import { driverTravelFilter, driverTravels } from '#areas/fleet/contract/driver-travel.calls.ts';
import * as calls from '#areas/load-orders/contract/order-timeline.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readTravelOptions, readTravels } from './driver-travel.service.ts';
import { acceptTrip, noteManually, readMap, sharePositions } from './position.service.ts';
import { addComment, readComments, readTimeline } from './timeline.service.ts';

export const timelineRoutes: readonly AnyRoute[] = [
  route(calls.readTimeline, (context, { params, query }) => readTimeline(context, params.id, query)),
  route(calls.readComments, (context, { params, query }) => readComments(context, params.id, query)),
  route(calls.addComment, (context, { params, body }) => addComment(context, params.id, body.text)),
  route(calls.addManualPosition, (context, { body }) => noteManually(context, body.loadingOrderId, body)),
  route(calls.acceptTrip, (context, { params }) => acceptTrip(context, params.id)),
  route(calls.sharePositions, (context, { params, body }) => sharePositions(context, params.id, body)),
  route(calls.readMap, (context, { params }) => readMap(context, params.id)),
  // The fleet shows them with its drivers, below load orders: the trips are known here.
  route(driverTravels, (context, { params, query }) => readTravels(context, params.id, query)),
  route(driverTravelFilter, (context, { params, query }) => readTravelOptions(context, params.id, query)),
];
