import * as calls from '#areas/trips/contract/driver-trip.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { readMyTrip, readMyTrips } from './my-trip.service.ts';

export const driverTripRoutes: readonly AnyRoute[] = [
  route(calls.listMyTrips, (context) => readMyTrips(context)),
  route(calls.readMyTrip, (context, { params }) => readMyTrip(context, params.id)),
];
