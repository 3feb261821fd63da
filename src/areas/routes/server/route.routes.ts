import { endWithNext } from '#platform/db/transaction.ts';
import { type AnyRoute, Later, readingRoute, route } from '#platform/http/route.ts';
import { publicAgent } from '#platform/net/public-agent.ts';
import { directionsFor } from '#platform/places/directions.ts';
import * as alarm from '../contract/alarm.calls.ts';
import * as geofence from '../contract/geofence.calls.ts';
import { readGeofenceMap, readPlaceMap } from '../contract/library-map.calls.ts';
import * as path from '../contract/path.calls.ts';
import * as place from '../contract/place.calls.ts';
import { listUsablePaths } from '../contract/plan.calls.ts';
import * as calls from '../contract/route.calls.ts';
import { exportRoutes, importRoutes } from '../contract/route-file.calls.ts';
import { PROPOSAL_METERS } from '../rules/route-limits.ts';
import * as alarms from './alarm.service.ts';
import { presentDirections } from './directions.presenter.ts';
import * as driven from './driven-trip.service.ts';
import * as geofences from './geofence.service.ts';
import { exportGeofences, importGeofences } from './geofence-file.service.ts';
import * as maps from './library-map.service.ts';
import * as paths from './path.service.ts';
import { exportPath, readGeoUpload, readPathFile } from './path-file.service.ts';
import * as places from './place.service.ts';
import { usablePaths } from './plan.repository.ts';
import * as routes from './route.service.ts';
import * as files from './route-file.service.ts';
import { tryAlarms } from './trial.service.ts';

const placeRoutes: readonly AnyRoute[] = [
  // Before the call by id: both begin alike.
  readingRoute(readPlaceMap, (context, { query }) => maps.readPlaceMap(context, query)),
  readingRoute(place.listPartnerAddresses, (context, { query }) => places.listPartnerAddresses(context, query)),
  readingRoute(place.readPlace, (context, { params }) => places.readPlace(context, params.id)),
  route(place.createPlace, (context, { body }) => places.createPlace(context, body)),
  route(place.updatePlaces, (context, { body }) => places.updatePlaces(context, body)),
  route(place.updatePlace, (context, { params, body }) => places.updatePlace(context, params.id, body)),
  route(place.archivePlace, (context, { params, body }) => places.archivePlace(context, params.id, body)),
  readingRoute(place.readPlaceHistory, (context, { params, query }) => places.readHistory(context, params.id, query)),
];

const geofenceRoutes: readonly AnyRoute[] = [
  // Before the calls by id: both begin alike.
  readingRoute(readGeofenceMap, (context, { query }) => maps.readGeofenceMap(context, query)),
  readingRoute(geofence.exportGeofences, (context, { query }) => exportGeofences(context, query)),
  route(geofence.importGeofences, {
    before: (_context, { body }) => readGeoUpload(body.file, body.swap),
    handle: (context, { body }, file) => importGeofences(context, body, file),
  }),
  readingRoute(geofence.readGeofence, (context, { params }) => geofences.readGeofence(context, params.id)),
  route(geofence.createGeofence, (context, { body }) => geofences.createGeofence(context, body)),
  route(geofence.updateGeofences, (context, { body }) => geofences.updateGeofences(context, body)),
  route(geofence.updateGeofence, (context, { params, body }) => geofences.updateGeofence(context, params.id, body)),
  route(geofence.archiveGeofence, (context, { params, body }) => geofences.archiveGeofence(context, params.id, body)),
  readingRoute(geofence.readGeofenceHistory, (context, { params, query }) =>
    geofences.readHistory(context, params.id, query),
  ),
];

const pathRoutes: readonly AnyRoute[] = [
  readingRoute(path.readPath, (context, { params, query }) => paths.readPath(context, params.id, query.versionId)),
  route(path.createPath, (context, { params, body }) => paths.createPath(context, params.id, body)),
  route(path.updatePath, (context, { params, body }) => paths.updatePath(context, params.id, body)),
  route(path.archivePath, (context, { params, body }) => paths.archivePath(context, params.id, body)),
  readingRoute(path.listPathVersions, (context, { params }) => paths.readVersions(context, params.id)),
  readingRoute(path.exportPath, (context, { params, query }) => exportPath(context, params.id, query)),
  readingRoute(path.listControlPoints, (context, { params }) => paths.readControlPoints(context, params.id)),
  route(path.readPathFile, {
    before: (_context, { body }) => readPathFile(body),
    handle: async (_context, _input, file) => file,
  }),
  // No connection to the database is held while a router is asked.
  route(
    path.readRouteDirections,
    async ({ services }, { body }) =>
      new Later(async () => presentDirections(await directionsFor(services, publicAgent, body.points))),
  ),
  readingRoute(path.listDrivenTrips, (context, { params }) => driven.listDrivenTrips(context, params.id)),
  route(path.readDrivenTrip, (context, { params }) => driven.readDrivenTrip(context, params.id, params.orderId)),
];

const alarmRoutes: readonly AnyRoute[] = [
  readingRoute(alarm.readCompanyAlarms, (context) => alarms.readCompanyAlarms(context)),
  route(alarm.updateCompanyAlarms, (context, { body }) => alarms.updateCompanyAlarms(context, body)),
  readingRoute(alarm.readPathAlarms, (context, { params }) => alarms.readPathAlarms(context, params.id)),
  route(alarm.updatePathAlarms, (context, { params, body }) => alarms.updatePathAlarms(context, params.id, body)),
  route(alarm.tryPathAlarms, (context, { params, body }) => tryAlarms(context, params.id, body)),
];

export const routeRoutes: readonly AnyRoute[] = [
  ...placeRoutes,
  ...geofenceRoutes,
  ...pathRoutes,
  ...alarmRoutes,
  {
    ...readingRoute(listUsablePaths, async ({ trx }, { query: { fromLat, fromLng, toLat, toLng } }) => {
      endWithNext(trx);
      const [from, to] = [
        { lat: fromLat, lng: fromLng },
        { lat: toLat, lng: toLng },
      ];
      return { paths: await usablePaths(trx, from, to, PROPOSAL_METERS) };
    }),
    // Every form of an order asks for it, and it is one statement.
    startsEarly: true,
  },
  readingRoute(calls.readPair, (context, { params }) => routes.readPair(context, params)),
  readingRoute(exportRoutes, (context, { query }) => files.exportRoutes(context, query.ids)),
  route(importRoutes, {
    before: (_context, { body }) => readGeoUpload(body.file, body.swap),
    handle: (context, { body }, file) => files.importRoutes(context, body, file),
  }),
  readingRoute(calls.readRoute, (context, { params }) => routes.readRoute(context, params.id)),
  route(calls.createRoute, (context, { body }) => routes.createRoute(context, body)),
  route(calls.updateRoute, (context, { params, body }) => routes.updateRoute(context, params.id, body)),
  route(calls.archiveRoute, (context, { params, body }) => routes.archiveRoute(context, params.id, body)),
  route(calls.removeRoute, (context, { params }) => routes.removeRoute(context, params.id)),
  readingRoute(calls.readRouteHistory, (context, { params, query }) => routes.readHistory(context, params.id, query)),
];
