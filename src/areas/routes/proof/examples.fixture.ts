import { importExamples } from '#areas/imports/proof/import-examples.fixture.ts';
import { seedOrder } from '#areas/load-orders/proof/order-records.fixture.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import { createId } from '#kernel/ids.ts';
import { type Example, example, listExamples, type Scene } from '#testing/example.ts';
import { fresh } from '#testing/proof.ts';
import * as alarm from '../contract/alarm.calls.ts';
import * as geofence from '../contract/geofence.calls.ts';
import { geofenceList } from '../contract/geofence.list.ts';
import { readGeofenceMap, readPlaceMap } from '../contract/library-map.calls.ts';
import * as path from '../contract/path.calls.ts';
import * as place from '../contract/place.calls.ts';
import { placeList } from '../contract/place.list.ts';
import { listUsablePaths } from '../contract/plan.calls.ts';
import * as route from '../contract/route.calls.ts';
import { geofenceImport, placeImport } from '../contract/route.imports.ts';
import { routeList } from '../contract/route.list.ts';
import { exportRoutes, importRoutes } from '../contract/route-file.calls.ts';
import { DEFAULT_ALARMS } from '../rules/alarms.ts';
import { addTrack, LINE, seedGeofence, seedPath, seedPlace, seedRoute } from './route-records.fixture.ts';

const placeForm = ({ side }: Scene) => ({
  ...{ name: `Lugar novo ${side.mark} ${fresh()}`, address: null, cityId: null, cityName: null, countryCode: null },
  ...{ lat: -16.5, lng: -68.15, fence: { kind: 'circle' as const, radiusMeters: 300 }, expectedMinutes: 90 },
  ...{ forLoad: true, forUnload: true },
});

const fenceForm = ({ side }: Scene) => ({
  ...{ name: `Cerca nova ${side.mark} ${fresh()}`, kind: 'danger' as const, entryAlarm: true, exitAlarm: false },
  shape: { kind: 'circle' as const, centre: { lat: -16.5, lng: -68.15 }, radiusMeters: 500 },
  ...{ speedKmh: 40, validity: null, color: '#EC9405', note: null },
});

const pathForm = (isUsual: boolean) => ({
  ...{ name: `Caminho ${fresh()}`, kind: 'usual' as const, isUsual, source: 'drawn' as const },
  ...{ expectedMinutes: 240, corridorMeters: 500, speedKmh: 80, forbiddenHours: [], stopovers: [], fenceIds: [] },
  checkpoints: [
    {
      ...{ id: createId(), type: 'toll' as const, name: 'Peaje', lat: -17.2, lng: -67.6, radiusMeters: 300 },
      ...{ stopMinutes: 15, mustPass: true, expectedMinutes: null, speedKmh: null },
      prices: [{ axles: 5 as const, amount: '35.50', currency: 'BOB' as const }],
    },
  ],
  line: encodeLine(LINE),
});

const FENCE_FILE = Buffer.from(
  JSON.stringify({
    type: 'Feature',
    properties: { name: 'Patio', radius: 500 },
    geometry: { type: 'Point', coordinates: [-68.15, -16.5] },
  }),
).toString('base64');
const LINE_FILE = Buffer.from(
  JSON.stringify({ type: 'LineString', coordinates: LINE.map(({ lat, lng }) => [lng, lat]) }),
).toString('base64');

const placeId = async (scene: Scene) => ({ id: await seedPlace(scene) });
const fenceId = async (scene: Scene) => ({ id: await seedGeofence(scene) });
const routeId = async (scene: Scene) => ({ id: (await seedRoute(scene)).id });
const pathId = async (scene: Scene) => ({ id: (await seedPath(scene)).pathId });

const placeExamples: readonly Example[] = [
  ...listExamples(placeList, 'cities'),
  example(place.createPlace, 'none', (scene) => ({ body: placeForm(scene) })),
  example(place.listPartnerAddresses, 'none', () => ({ query: {} })),
  example(readPlaceMap, 'none', () => ({ query: {} })),
  example(place.readPlace, 'refused', async (scene) => ({ params: await placeId(scene) })),
  example(place.updatePlace, 'refused', async (scene) => ({
    params: await placeId(scene),
    body: { place: placeForm(scene), version: 1 },
  })),
  example(place.archivePlace, 'refused', async (scene) => ({
    params: await placeId(scene),
    body: { archived: true, version: 1 },
  })),
  example(place.updatePlaces, 'refused', async (scene) => ({
    body: { ids: [await seedPlace(scene)], expectedMinutes: 45 },
  })),
  example(place.readPlaceHistory, 'refused', async (scene) => ({ params: await placeId(scene), query: {} })),
];

const fenceExamples: readonly Example[] = [
  example(readGeofenceMap, 'none', () => ({ query: {} })),
  ...listExamples(geofenceList, undefined),
  example(geofence.createGeofence, 'none', (scene) => ({ body: fenceForm(scene) })),
  example(geofence.readGeofence, 'refused', async (scene) => ({ params: await fenceId(scene) })),
  example(geofence.updateGeofence, 'refused', async (scene) => ({
    params: await fenceId(scene),
    body: { geofence: fenceForm(scene), version: 1 },
  })),
  example(geofence.archiveGeofence, 'refused', async (scene) => ({
    params: await fenceId(scene),
    body: { archived: true, version: 1 },
  })),
  example(geofence.updateGeofences, 'refused', async (scene) => ({
    body: { ids: [await seedGeofence(scene)], kind: 'rest' as const },
  })),
  example(geofence.readGeofenceHistory, 'refused', async (scene) => ({ params: await fenceId(scene), query: {} })),
  example(geofence.importGeofences, 'none', () => ({ body: { file: FENCE_FILE } })),
  example(geofence.exportGeofences, 'none', () => ({ query: {} })),
];

const pathExamples: readonly Example[] = [
  example(path.createPath, 'refused', async (scene) => ({ params: await routeId(scene), body: pathForm(true) })),
  example(path.readPath, 'refused', async (scene) => ({ params: await pathId(scene), query: {} })),
  example(path.updatePath, 'refused', async (scene) => ({
    params: await pathId(scene),
    body: { path: pathForm(true), version: 1 },
  })),
  example(path.archivePath, 'refused', async (scene) => ({
    params: await pathId(scene),
    body: { archived: true, version: 1 },
  })),
  example(path.listPathVersions, 'refused', async (scene) => ({ params: await pathId(scene) })),
  example(path.exportPath, 'refused', async (scene) => ({ params: await pathId(scene), query: {} })),
  example(path.listControlPoints, 'refused', async (scene) => ({ params: await pathId(scene) })),
  example(path.readPathFile, 'none', () => ({ body: { file: LINE_FILE } })),
  example(path.readRouteDirections, 'none', () => ({
    body: { points: [LINE[0]!, LINE[2]!].map((at) => ({ ...at, name: null, placeId: null })) },
  })),
  example(path.listDrivenTrips, 'refused', async (scene) => ({ params: await routeId(scene) })),
  example(path.readDrivenTrip, 'refused', async (scene) => {
    const { id: orderId } = await seedOrder(scene);
    await addTrack(scene, orderId);
    return { params: { ...(await routeId(scene)), orderId } };
  }),
  example(listUsablePaths, 'none', () => ({
    query: { fromLat: -16.5, fromLng: -68.15, toLat: -17.97, toLng: -67.11 },
  })),
];

const alarmExamples: readonly Example[] = [
  example(alarm.readCompanyAlarms, 'none', () => ({})),
  example(alarm.readPathAlarms, 'refused', async (scene) => ({ params: await pathId(scene) })),
  example(alarm.updatePathAlarms, 'refused', async (scene) => ({
    params: await pathId(scene),
    body: { alarms: { speed: { ...DEFAULT_ALARMS.speed, on: false } }, version: 1 },
  })),
  example(alarm.tryPathAlarms, 'refused', async (scene) => ({ params: await pathId(scene), body: { alarms: {} } })),
  example(alarm.updateCompanyAlarms, 'none', async ({ proof, side }) => {
    const stored = await proof.app.services.database.asPlatform((trx) =>
      trx.selectFrom('company_alarms').select('version').where('company_id', '=', side.company.id).executeTakeFirst(),
    );
    return { body: { alarms: {}, version: stored?.version ?? 0 } };
  }),
];

export const examples: readonly Example[] = [
  ...listExamples(routeList, 'originCities'),
  example(route.createRoute, 'refused', async (scene) => ({
    body: { loadId: await seedPlace(scene), unloadId: await seedPlace(scene, LINE[2]) },
  })),
  example(route.readRoute, 'refused', async (scene) => ({ params: await routeId(scene) })),
  example(route.readPair, 'refused', async (scene) => {
    const { loadId, unloadId } = await seedRoute(scene);
    return { params: { loadId, unloadId } };
  }),
  example(route.updateRoute, 'refused', async (scene) => ({
    params: await routeId(scene),
    body: { name: `Rota ${fresh()}`, currency: 'USD' as const, version: 1 },
  })),
  example(route.archiveRoute, 'refused', async (scene) => ({
    params: await routeId(scene),
    body: { archived: true, version: 1 },
  })),
  example(exportRoutes, 'refused', async (scene) => ({ query: { ids: (await routeId(scene)).id } })),
  example(importRoutes, 'none', () => ({ body: { file: LINE_FILE } })),
  example(route.removeRoute, 'refused', async (scene) => ({ params: await routeId(scene) })),
  example(route.readRouteHistory, 'refused', async (scene) => ({ params: await routeId(scene), query: {} })),
  ...placeExamples,
  ...fenceExamples,
  ...pathExamples,
  ...alarmExamples,
  ...importExamples(placeImport, () => ({ Nome: `Local ${fresh()}`, Latitude: '-16.5', Longitude: '-68.15' })),
  ...importExamples(geofenceImport, () => ({
    ...{ Nome: `Cerca ${fresh()}`, Tipo: 'danger', Latitude: '-16.5', Longitude: '-68.15', Raio: '500' },
  })),
];
