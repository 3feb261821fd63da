import { type AnyRoute, route } from '#platform/http/route.ts';
import * as calls from '../contract/board.calls.ts';
import { readBoard } from './board.service.ts';
import { readBookingHistory } from './booking-history.service.ts';

/** Before those of the warehouses: `/warehouse/board` and `/warehouse/{id}` begin alike. */
export const boardRoutes: readonly AnyRoute[] = [
  route(calls.readBoard, (context, { query }) => readBoard(context, query)),
  route(calls.readBookingHistory, (context, { params, query }) => readBookingHistory(context, params.id, query)),
];
