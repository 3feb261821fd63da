import { requireValidDocuments } from '#areas/documents/server/index.ts';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { MatchCalls, unmatchDriver } from '#areas/fleet/contract/vehicle-match.calls.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { readFullVehicle, type VehicleAction } from './full-vehicle.ts';
import { lockVehicle, updateVehicle, type VehicleRecord } from './vehicle.repository.ts';
import { auditVehicle, requireVehicle, viewOf } from './vehicle.service.ts';
import { lockWithTrailers, requireFreePair } from './vehicle-coupling.ts';
import { followDevice, requireFreeDevice } from './vehicle-device.ts';
import { lockMatchedDriver } from './vehicle-relations.repository.ts';
import { fleetScope, ownerOf, scopeWith } from './vehicle-scope.ts';

type Context = RequestContext<Actor>;

/** Everybody locks the truck first and then the driver, so that one of several simultaneous requests gets both. */
export async function matchDriver(
  context: Context,
  fleet: VehicleFleet,
  id: string,
  { truckerId, replaces }: ParsedInput<MatchCalls['driver']>['body'],
) {
  const { trx, actor } = context;
  const truck = await lockVehicle(trx, fleetScope(actor, fleet), id);
  const driver = await lockMatchedDriver(trx, truck.company_id, truckerId);
  if (!driver) throw requestErrors.invalid({ fields: { truckerId: { code: 'choice' } } });
  if (truck.driver_id !== truckerId) {
    if (truck.driver_id !== (replaces ?? null))
      throw vehicleErrors.truckTaken({ params: { plate: shownPlate(truck.country_code, truck.plate) } });
    if (!truck.enabled)
      throw vehicleErrors.disabled({ params: { plate: shownPlate(truck.country_code, truck.plate) } });
    if (!driver.enabled) throw vehicleErrors.driverDisabled({ params: { name: driver.fullName } });
    await requireValidDocuments(context, ownerOf(truck));
    await requireValidDocuments(context, { companyId: truck.company_id, kind: 'driver', id: driver.id });
  }
  return change(context, 'vehicles.matchDriver', truck, { driver_id: truckerId });
}

export async function takeDriverOff(
  context: Context,
  { transportUnitId, truckerId }: ParsedInput<typeof unmatchDriver>['body'],
) {
  const truck = await lockVehicle(context.trx, scopeWith(context.actor, 'write', 'truck'), transportUnitId);
  if (truckerId && truck.driver_id && truck.driver_id !== truckerId) {
    throw vehicleErrors.truckTaken({ params: { plate: shownPlate(truck.country_code, truck.plate) } });
  }
  return change(context, 'vehicles.unmatchDriver', truck, { driver_id: null });
}

export async function matchTrailers(
  context: Context,
  fleet: VehicleFleet,
  id: string,
  { version, ...pair }: ParsedInput<MatchCalls['trailers']>['body'],
) {
  const { vehicle: truck, trailers } = await lockWithTrailers(context.trx, fleetScope(context.actor, fleet), id, pair);
  if (truck.version !== version) throw requestErrors.staleVersion();
  await requireFreePair(context, truck, trailers, pair);
  return change(context, 'vehicles.matchTrailers', truck, {
    trailer_id: pair.trailerId,
    second_trailer_id: pair.secondTrailerId,
  });
}

export async function linkDevice(context: Context, fleet: VehicleFleet, id: string, deviceId: string | null) {
  const truck = await lockVehicle(context.trx, fleetScope(context.actor, fleet), id);
  return changeDevice(context, truck, deviceId);
}

/** For areas above: whoever may write to the truck puts a device on it, or takes it off with null. */
export async function putDeviceOn(context: Context, truckId: string, deviceId: string | null): Promise<void> {
  const truck = await lockVehicle(context.trx, scopeWith(context.actor, 'write', 'truck'), truckId);
  await changeDevice(context, truck, deviceId);
}

async function changeDevice(context: Context, truck: VehicleRecord, deviceId: string | null) {
  await requireFreeDevice(context.trx, truck, deviceId);
  const view = await change(context, 'vehicles.linkDevice', truck, { gps_device_id: deviceId });
  await followDevice(context, truck, deviceId);
  return view;
}

type Match = Partial<Pick<VehicleRecord, 'driver_id' | 'trailer_id' | 'second_trailer_id' | 'gps_device_id'>>;

/** Setting the current value again changes nothing. */
async function change(context: Context, action: VehicleAction, truck: VehicleRecord, match: Match) {
  const { trx, actor } = context;
  const before = await readFullVehicle(context, truck);
  const differs = (Object.keys(match) as (keyof Match)[]).some((key) => match[key] !== truck[key]);
  if (!differs) return viewOf(context, before);
  await updateVehicle(trx, truck, match);
  const after = await readFullVehicle(
    context,
    await requireVehicle(context, scopeWith(actor, 'write', 'truck'), truck.id),
  );
  await auditVehicle(context, action, before, after);
  return viewOf(context, after);
}
