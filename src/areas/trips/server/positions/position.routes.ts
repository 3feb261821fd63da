import * as calls from '#areas/trips/contract/trip-position.calls.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { acceptTrip, consentToSharing, sharePositions } from './consent.service.ts';
import { noteManually, readMap } from './position.service.ts';

export const positionRoutes: readonly AnyRoute[] = [
  route(calls.addManualPosition, (context, { body }) => noteManually(context, body.loadingOrderId, body)),
  route(calls.acceptTrip, (context, { params, body }) => acceptTrip(context, params.id, body.at)),
  route(calls.consentToSharing, (context, { params, body }) => consentToSharing(context, params.id, body)),
  route(calls.sharePositions, (context, { params, body }) => sharePositions(context, params.id, body)),
  route(calls.readMap, (context, { params }) => readMap(context, params.id)),
];
