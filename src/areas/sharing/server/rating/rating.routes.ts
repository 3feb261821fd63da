import * as calls from '#areas/sharing/contract/rating.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { rate, readRatings, readTrip, reply } from './rating.service.ts';

export const ratingRoutes: readonly AnyRoute[] = [
  route(calls.readRatedTrip, (context, { params }) => readTrip(context, params.loadOrderId)),
  route(calls.rateTrip, (context, { params, body }) => rate(context, params.loadOrderId, body)),
  route(calls.listOrderRatings, (context, { params }) => readRatings(context, params.id)),
  route(calls.replyToRating, (context, { params, body }) => reply(context, { ...params, text: body.reply })),
];
