import { requireGoodPapers } from '#areas/documents/server/index.ts';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { MatchCalls, unmatchDriver } from '#areas/fleet/contract/vehicle-match.calls.ts';
import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { lockVehicle, lockVehicles, updateVehicle, type VehicleRecord } from './vehicle.repository.ts';
import { rememberVehicle, requireVehicle, viewOf } from './vehicle.service.ts';
import { fleetScope, ownerOf, scopeWith, trailerScope } from './vehicle-scope.ts';
import { lockMatchedDriver, truckPulling } from './vehicle-surroundings.repository.ts';
import { wholeVehicle } from './whole-vehicle.ts';

type Context = RequestContext<Actor>;

/** The truck is locked first and then the driver, by everybody: of twenty people one gets both. */
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
    if (truck.driver_id !== (replaces ?? null)) throw vehicleErrors.truckTaken({ params: { plate: truck.plate } });
    if (!truck.enabled) throw vehicleErrors.disabled({ params: { plate: truck.plate } });
    if (!driver.enabled) throw vehicleErrors.driverDisabled({ params: { name: driver.fullName } });
    await requireGoodPapers(context, ownerOf(truck));
    await requireGoodPapers(context, { companyId: truck.company_id, kind: 'driver', id: driver.id });
  }
  return change(context, 'vehicles.matchDriver', truck, { driver_id: truckerId });
}

export async function takeDriverOff(
  context: Context,
  { transportUnitId, truckerId }: ParsedInput<typeof unmatchDriver>['body'],
) {
  const truck = await lockVehicle(context.trx, scopeWith(context.actor, 'write', 'truck'), transportUnitId);
  if (truckerId && truck.driver_id && truck.driver_id !== truckerId) {
    throw vehicleErrors.truckTaken({ params: { plate: truck.plate } });
  }
  return change(context, 'vehicles.unmatchDriver', truck, { driver_id: null });
}

/**
 * A semitrailer goes behind one truck only, as its first or as its second. Truck and semitrailers are locked in one
 * order, so that whoever comes second finds it taken instead of waiting for ever.
 */
export async function matchTrailers(
  context: Context,
  fleet: VehicleFleet,
  id: string,
  { trailerId, secondTrailerId, version }: ParsedInput<MatchCalls['trailers']>['body'],
) {
  const { trx, actor } = context;
  const scope = fleetScope(actor, fleet);
  refuseOddPair(trailerId, secondTrailerId);
  const wanted = [trailerId, secondTrailerId].filter((trailer) => trailer !== null);
  const everything = { ...scope, fleets: [fleet, ...trailerScope(scope.companyId).fleets] };
  const locked = await lockVehicles(trx, everything, [id, ...wanted]);
  const truck = locked.find((vehicle) => vehicle.id === id && vehicle.kind === 'truck');
  if (!truck) throw requestErrors.notFound();
  if (truck.version !== version) throw requestErrors.staleVersion();
  for (const [field, trailer] of Object.entries({ trailerId, secondTrailerId })) {
    if (trailer !== null) await requireFree(context, truck, locked, { field, trailer });
  }
  return change(context, 'vehicles.matchTrailers', truck, {
    trailer_id: trailerId,
    second_trailer_id: secondTrailerId,
  });
}

function refuseOddPair(first: string | null, second: string | null): void {
  if (second === null) return;
  if (first === null) throw requestErrors.invalid({ fields: { trailerId: { code: 'required' } } });
  if (first === second) throw requestErrors.invalid({ fields: { secondTrailerId: { code: 'alreadyRegistered' } } });
}

/** What already follows the truck stays behind it, whatever has become of its papers. */
async function requireFree(
  context: Context,
  truck: VehicleRecord,
  locked: readonly VehicleRecord[],
  { field, trailer: id }: { readonly field: string; readonly trailer: string },
): Promise<void> {
  const trailer = locked.find((vehicle) => vehicle.id === id && vehicle.kind === 'semitrailer');
  if (!trailer) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
  if ([truck.trailer_id, truck.second_trailer_id].includes(id)) return;
  const other = await truckPulling(context.trx, trailer);
  if (other) throw vehicleErrors.trailerTaken({ params: { plate: trailer.plate, truck: other.plate } });
  if (!trailer.enabled) throw vehicleErrors.disabled({ params: { plate: trailer.plate } });
  await requireGoodPapers(context, ownerOf(trailer));
}

export async function linkDevice(context: Context, fleet: VehicleFleet, id: string, deviceId: string | null) {
  const truck = await lockVehicle(context.trx, fleetScope(context.actor, fleet), id);
  return change(context, 'vehicles.linkDevice', truck, { gps_device_id: deviceId });
}

type Match = Partial<Pick<VehicleRecord, 'driver_id' | 'trailer_id' | 'second_trailer_id' | 'gps_device_id'>>;

/** Saying what is already so changes nothing. */
async function change(context: Context, action: string, truck: VehicleRecord, match: Match) {
  const { trx, actor } = context;
  const before = await wholeVehicle(trx, truck);
  const differs = (Object.keys(match) as (keyof Match)[]).some((key) => match[key] !== truck[key]);
  if (!differs) return viewOf(context, before);
  await updateVehicle(trx, truck, match);
  const after = await wholeVehicle(trx, await requireVehicle(context, scopeWith(actor, 'write', 'truck'), truck.id));
  await rememberVehicle(context, action, before, after);
  return viewOf(context, after);
}
