import { findExpiredDocuments } from '#areas/documents/rules/expiry.ts';
import { readCurrentDocuments } from '#areas/documents/server/index.ts';
import { SEE_TRANSPORT_COMPANY } from '#areas/fleet/contract/driver.permissions.ts';
import type { VehicleCalls } from '#areas/fleet/contract/vehicle.calls.ts';
import { fleetsWith } from '#areas/fleet/contract/vehicle.permissions.ts';
import type { listBrands, plateCheck, searchForAssignment } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import type { ExpiredDocumentView } from '#areas/fleet/contract/vehicle-report.shapes.ts';
import { assignmentObstacles } from '#areas/fleet/rules/vehicle-assignment.ts';
import { BRANDS, brandBehavioursOf } from '#areas/fleet/rules/vehicle-brand.ts';
import { FEATURE_LIMITS, VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { FLEET_TRAITS, fleetsOf, type VehicleFleet, type VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { possessionOf } from '#areas/fleet/rules/vehicle-takeover.ts';
import { TYPES, VEHICLE_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { shownPlate } from '#countries/country.ts';
import { plateKey } from '#countries/plate.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import { recordHistory, withoutChanges } from '#platform/audit/record-history.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { brandName, presentMatchedDriver, presentType } from './vehicle.presenter.ts';
import { findByPlate, findVehicle, type VehicleRecord } from './vehicle.repository.ts';
import { readVehicleView, requireVehicle } from './vehicle.service.ts';
import { holdersOf } from './vehicle-plate.repository.ts';
import { findDriver, linkedDevices, truckIdOfDriver } from './vehicle-relations.repository.ts';
import { fleetScope, ownerOf, scopeWith, trailerScope } from './vehicle-scope.ts';

type Context = RequestContext<Actor>;

export async function readVehicleHistory(
  context: Context,
  fleet: VehicleFleet,
  id: string,
  query: ParsedInput<VehicleCalls['history']>['query'],
) {
  await requireVehicle(context, fleetScope(context.actor, fleet), id);
  const history = await recordHistory(context.trx, { entity: 'vehicle', entityId: id, ...query });
  return withoutChanges(history, context.actor.permissions.has(SEE_TRANSPORT_COMPANY) ? [] : ['transportCompany']);
}

export async function readTruckOf(context: Context, driverId: string) {
  const { trx, actor } = context;
  const id = await truckIdOfDriver(trx, companyOf(actor), driverId);
  if (!id) return { transportUnit: null };
  return readVehicleView(context, scopeWith(actor, 'read', 'truck'), id);
}

/** The vehicle itself, and what a truck pulls. */
export async function readExpired(context: Context, fleet: VehicleFleet, id: string) {
  const record = await requireVehicle(context, fleetScope(context.actor, fleet), id);
  return { expiredDocuments: await expiredOfVehicles(context, [record, ...(await trailersOf(context, record))]) };
}

async function trailersOf({ trx }: Context, { company_id, trailer_id, second_trailer_id }: VehicleRecord) {
  const found = [];
  for (const id of [trailer_id, second_trailer_id]) {
    const trailer = id ? await findVehicle(trx, trailerScope(company_id), id) : undefined;
    if (trailer) found.push(trailer);
  }
  return found;
}

/** With everything an order needs; a plate the company does not have is not found. */
export async function findForAssignment(
  context: Context,
  { plate, country }: ParsedInput<typeof searchForAssignment>['query'],
) {
  const { trx, actor } = context;
  const scope = { companyId: companyOf(actor), fleets: fleetsOf('truck') };
  const truck = await findByPlate(trx, scope, { country, plate: plateKey(plate) });
  if (!truck) return { transportUnit: null };
  const driver = truck.driver_id ? await findDriver(trx, scope.companyId, truck.driver_id) : undefined;
  const trailers = await trailersOf(context, truck);
  const expiredDocuments = await expiredOfVehicles(context, [truck, ...trailers]);
  const ref = (id: string | null) => {
    const trailer = trailers.find((one) => one.id === id);
    return trailer ? { _id: trailer.id, plate: shownPlate(trailer.country_code, trailer.plate) } : null;
  };
  return {
    transportUnit: {
      _id: truck.id,
      plate: shownPlate(truck.country_code, truck.plate),
      countryId: truck.country_code,
      market: truck.market,
      type: presentType(truck.type, context),
      gpsDeviceId: truck.gps_device_id,
      driver: driver ? presentMatchedDriver(driver, context) : null,
      trailer: ref(truck.trailer_id),
      secondTrailer: ref(truck.second_trailer_id),
      obstacles: assignmentObstacles({
        truck,
        driver: driver ?? null,
        trailers,
        documentsExpired: expiredDocuments.length > 0,
      }),
      expiredDocuments,
    },
  };
}

export async function checkPlate(
  { trx, actor }: Context,
  { plate, country, exceptId }: ParsedInput<typeof plateCheck>['query'],
) {
  const companyId = companyOf(actor);
  const found = await withPlatformScope(trx, () => holdersOf(trx, { country, plate: plateKey(plate) }));
  const holders = found.filter(({ id }) => id !== exceptId);
  const own = holders.find((holder) => holder.companyId === companyId);
  return {
    possession: possessionOf(companyId, holders),
    registered: own ? { _id: own.id, plate: shownPlate(own.country, own.plate) } : null,
  };
}

export async function readTypes(context: Context, kind: VehicleKind) {
  const { catalogues } = context.services;
  const keys: readonly string[] = VEHICLE_TYPES[kind];
  const offered = catalogues.offered(TYPES).filter((type) => keys.includes(catalogues.behaviourOf(TYPES, type)));
  return { typeTransportUnits: offered.map((type) => presentType(type, context)) };
}

export async function readBrands(context: Context, { type }: ParsedInput<typeof listBrands>['query']) {
  const { catalogues } = context.services;
  const keys = brandBehavioursOf(type);
  const offered = catalogues.offered(BRANDS).filter((brand) => keys.includes(catalogues.behaviourOf(BRANDS, brand)));
  return { brands: offered.map((brand) => ({ transportUnitBrandName: brandName(brand, context) })) };
}

export async function readFeatures({ services, language }: Context) {
  return {
    features: VEHICLE_FEATURES.map((feature) => ({
      _id: feature,
      transportUnitFeatureName: services.translate(language, `fleet.vehicles.features.${feature}`),
      ...FEATURE_LIMITS[feature],
    })),
  };
}

export async function readDevices({ trx, actor }: Context) {
  const markets = fleetsWith('read', actor.permissions)
    .map((fleet) => FLEET_TRAITS[fleet])
    .filter(({ kind }) => kind === 'truck')
    .map(({ market }) => market);
  const devices = await linkedDevices(trx, companyOf(actor), markets);
  return { devices: devices.map(({ deviceId, id, plate }) => ({ deviceId, transportUnitId: id, plate })) };
}

/** Required documents that have expired, per vehicle. */
async function expiredOfVehicles(context: Context, records: readonly VehicleRecord[]): Promise<ExpiredDocumentView[]> {
  const found: ExpiredDocumentView[] = [];
  for (const record of records) {
    const { slots, documents } = await readCurrentDocuments(context, ownerOf(record));
    const { id: transportUnitId, plate } = record;
    found.push(
      ...findExpiredDocuments(slots, documents, todayOf(context)).map(({ type, expiresOn }) => ({
        transportUnitId,
        plate,
        type,
        expirationDate: expiresOn ?? '',
      })),
    );
  }
  return found;
}
