import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { readCategories, saveCategories } from '#areas/fleet/contract/vehicle-category.calls.ts';
import { CLAIM_CALLS, TAKEOVER_CALLS } from '#areas/fleet/contract/vehicle-claim.calls.ts';
import {
  listBrands,
  listFeatures,
  listSemitrailerTypes,
  listTruckTypes,
  listVehicleDevices,
  plateCheck,
  readAnyTruck,
  readTruckOfDriver,
  searchForAssignment,
  searchVehicles,
} from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { MATCH_CALLS, type MatchCalls, unmatchDriver } from '#areas/fleet/contract/vehicle-match.calls.ts';
import {
  VEHICLE_FLEETS,
  VEHICLE_KINDS,
  type VehicleFleet,
  type VehicleKind,
} from '#areas/fleet/rules/vehicle-fleet.ts';
import { CLAIM_ANSWER_NAMES } from '#areas/fleet/rules/vehicle-takeover.ts';
import { type AnyRoute, route } from '#platform/http/route.ts';
import { createVehicle, enableVehicle, readVehicleView, removeVehicle, updateVehicleForm } from './vehicle.service.ts';
import { readCategoryList, saveCategoryList } from './vehicle-category.service.ts';
import {
  checkPlate,
  findForAssignment,
  readBrands,
  readDevices,
  readExpired,
  readFeatures,
  readTruckOf,
  readTypes,
  readVehicleHistory,
} from './vehicle-lookup.service.ts';
import { linkDevice, matchDriver, matchTrailers, takeDriverOff } from './vehicle-match.service.ts';
import { addPhoto, readPhotos, removePhoto } from './vehicle-photo.service.ts';
import { fleetScope, scopeWith } from './vehicle-scope.ts';
import { searchByPlate } from './vehicle-search.service.ts';
import { answerClaim, appropriate, letGo } from './vehicle-takeover.service.ts';

function routesOf(fleet: VehicleFleet): AnyRoute[] {
  const calls = VEHICLE_CALLS[fleet];
  return [
    route(calls.read, (context, { params }) => readVehicleView(context, fleetScope(context.actor, fleet), params.id)),
    route(calls.create, (context, { body }) => createVehicle(context, fleet, body)),
    route(calls.update, (context, { params, body }) => updateVehicleForm(context, fleet, params.id, body)),
    route(calls.enable, (context, { params, body }) => enableVehicle(context, fleet, params.id, body.enable)),
    route(calls.remove, (context, { params }) => removeVehicle(context, fleet, params.id)),
    route(calls.history, (context, { params, query }) => readVehicleHistory(context, fleet, params.id, query)),
    route(calls.photos, (context, { params }) => readPhotos(context, fleet, params.id)),
    route(calls.addPhoto, (context, { params, body }) => addPhoto(context, fleet, params.id, body.fileId)),
    route(calls.removePhoto, (context, { params }) => removePhoto(context, fleet, params.id, params.photoId)),
    route(calls.expiredDocuments, (context, { params }) => readExpired(context, fleet, params.id)),
  ];
}

function matchRoutesOf([fleet, calls]: readonly [VehicleFleet, MatchCalls]): AnyRoute[] {
  return [
    route(calls.driver, (context, { params, body }) => matchDriver(context, fleet, params.id, body)),
    route(calls.trailers, (context, { params, body }) => matchTrailers(context, fleet, params.id, body)),
    route(calls.device, (context, { params, body }) => linkDevice(context, fleet, params.id, body.deviceId)),
  ];
}

function takeoverRoutesOf(kind: VehicleKind): AnyRoute[] {
  const calls = TAKEOVER_CALLS[kind];
  return [
    route(calls.appropriate, (context, { params, body }) => appropriate(context, kind, params.id, body.companyId)),
    route(calls.letGo, (context, { params, body }) => letGo(context, kind, params.id, body.companyId)),
  ];
}

export const vehicleRoutes: readonly AnyRoute[] = [
  ...VEHICLE_FLEETS.flatMap(routesOf),
  ...[...MATCH_CALLS].flatMap(matchRoutesOf),
  route(unmatchDriver, (context, { body }) => takeDriverOff(context, body)),
  ...VEHICLE_KINDS.flatMap(takeoverRoutesOf),
  ...CLAIM_ANSWER_NAMES.map((answer) =>
    route(CLAIM_CALLS[answer], (context, { params }) => answerClaim(context, params.id, answer)),
  ),
  route(readAnyTruck, (context, { params }) =>
    readVehicleView(context, scopeWith(context.actor, 'read', 'truck'), params.id),
  ),
  route(readTruckOfDriver, (context, { params }) => readTruckOf(context, params.id)),
  route(searchVehicles, (context, { query }) => searchByPlate(context, query)),
  route(searchForAssignment, (context, { query }) => findForAssignment(context, query)),
  route(plateCheck, (context, { query }) => checkPlate(context, query)),
  route(listTruckTypes, (context) => readTypes(context, 'truck')),
  route(listSemitrailerTypes, (context) => readTypes(context, 'semitrailer')),
  route(listBrands, (context, { query }) => readBrands(context, query)),
  route(listFeatures, (context) => readFeatures(context)),
  route(listVehicleDevices, (context) => readDevices(context)),
  route(readCategories, (context) => readCategoryList(context)),
  route(saveCategories, (context, { body }) => saveCategoryList(context, body)),
];
