import { driverTravelFilter, driverTravels } from '#areas/fleet/contract/driver-travel.calls.ts';
import { readMessages as messages } from '#areas/load-orders/contract/order-message.calls.ts';
import * as calls from '#areas/load-orders/contract/order-timeline.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readMessages } from '../messages/message.service.ts';
import { readTravelOptions, readTravels } from './driver-travel.service.ts';
import { addComment, readComments, readTimeline } from './timeline.service.ts';

export const timelineRoutes: readonly AnyRoute[] = [
  route(calls.readTimeline, (context, { params, query }) => readTimeline(context, params.id, query)),
  route(messages, (context, { params }) => readMessages(context, params.id)),
  route(calls.readComments, (context, { params, query }) => readComments(context, params.id, query)),
  route(calls.addComment, (context, { params, body }) => addComment(context, params.id, body.text)),
  // The fleet area shows trips with its drivers but may not import load orders, so the route is here.
  route(driverTravels, (context, { params, query }) => readTravels(context, params.id, query)),
  route(driverTravelFilter, (context, { params, query }) => readTravelOptions(context, params.id, query)),
];
