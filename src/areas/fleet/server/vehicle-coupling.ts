import { requireValidDocuments } from '#areas/documents/server/index.ts';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import type { VehicleChange } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { fleetOf } from '#areas/fleet/rules/vehicle-fleet.ts';
import { shownPlate } from '#countries/country.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { lockVehicles, updateVehicle, type VehicleRecord, type VehicleScope } from './vehicle.repository.ts';
import { followDevice, requireFreeDevice } from './vehicle-device.ts';
import { truckPulling } from './vehicle-relations.repository.ts';
import { ownerOf, trailerScope } from './vehicle-scope.ts';

type Context = RequestContext<Actor>;
type Coupling = Pick<VehicleChange, 'trailerId' | 'secondTrailerId' | 'deviceId'>;

interface Pair {
  readonly trailerId: string | null;
  readonly secondTrailerId: string | null;
}

/**
 * Locks a vehicle and the semitrailers it will pull in a fixed order, so that two requests cannot deadlock and the
 * second one finds the semitrailer taken.
 */
export async function lockWithTrailers(
  trx: Trx,
  scope: VehicleScope,
  id: string,
  { trailerId, secondTrailerId }: Coupling,
): Promise<{ readonly vehicle: VehicleRecord; readonly trailers: readonly VehicleRecord[] }> {
  const everything = { ...scope, fleets: [...scope.fleets, ...trailerScope(scope.companyId).fleets] };
  const wanted = [trailerId, secondTrailerId].filter((trailer) => typeof trailer === 'string');
  const locked = await lockVehicles(trx, everything, [id, ...wanted]);
  const vehicle = locked.find((one) => one.id === id && scope.fleets.includes(fleetOf(one.market, one.kind)));
  if (!vehicle) throw requestErrors.notFound();
  return { vehicle, trailers: locked.filter(({ kind }) => kind === 'semitrailer') };
}

/** Applies the semitrailers and device of a form; a field left out keeps its value. Expects everything to be locked. */
export async function couple(
  context: Context,
  vehicle: VehicleRecord,
  trailers: readonly VehicleRecord[],
  form: Coupling,
): Promise<void> {
  const { trailerId = vehicle.trailer_id, secondTrailerId = vehicle.second_trailer_id } = form;
  const { deviceId = vehicle.gps_device_id } = form;
  const match = { trailer_id: trailerId, second_trailer_id: secondTrailerId, gps_device_id: deviceId };
  if ((Object.keys(match) as (keyof typeof match)[]).every((key) => match[key] === vehicle[key])) return;
  refuseOnSemitrailer(vehicle, form);
  await requireFreePair(context, vehicle, trailers, { trailerId, secondTrailerId });
  await requireFreeDevice(context.trx, vehicle, deviceId);
  await updateVehicle(context.trx, vehicle, match);
  await followDevice(context, vehicle, deviceId);
}

function refuseOnSemitrailer({ kind }: VehicleRecord, form: Coupling): void {
  if (kind === 'truck') return;
  const given = (['trailerId', 'secondTrailerId', 'deviceId'] as const).filter((field) => form[field]);
  throw requestErrors.invalid({ fields: Object.fromEntries(given.map((field) => [field, { code: 'unknown' }])) });
}

/** A semitrailer is coupled to one truck only, as its first or its second. */
export async function requireFreePair(
  context: Context,
  truck: VehicleRecord,
  trailers: readonly VehicleRecord[],
  { trailerId, secondTrailerId }: Pair,
): Promise<void> {
  if (secondTrailerId !== null && trailerId === null) {
    throw requestErrors.invalid({ fields: { trailerId: { code: 'required' } } });
  }
  if (secondTrailerId !== null && trailerId === secondTrailerId) {
    throw requestErrors.invalid({ fields: { secondTrailerId: { code: 'alreadyRegistered' } } });
  }
  for (const [field, wanted] of Object.entries({ trailerId, secondTrailerId })) {
    if (wanted === null || [truck.trailer_id, truck.second_trailer_id].includes(wanted)) continue;
    const trailer = trailers.find(({ id }) => id === wanted);
    if (!trailer) throw requestErrors.invalid({ fields: { [field]: { code: 'choice' } } });
    await requireFree(context, trailer);
  }
}

/** A semitrailer already coupled stays, even with expired documents; a new one is checked here. */
async function requireFree(context: Context, trailer: VehicleRecord): Promise<void> {
  const other = await truckPulling(context.trx, trailer);
  const plate = shownPlate(trailer.country_code, trailer.plate);
  if (other) throw vehicleErrors.trailerTaken({ params: { plate, truck: other.plate } });
  if (!trailer.enabled) throw vehicleErrors.disabled({ params: { plate } });
  await requireValidDocuments(context, ownerOf(trailer));
}
