import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import type { Trx } from '#platform/db/database.ts';
import { MARKETS, type Market } from '../rules/market.ts';
import { fleetOf } from '../rules/vehicle-fleet.ts';
import type { ParsedVehicle } from '../server/parsed-vehicle.ts';
import { type Coupling, coupleTrucks, driverIds } from './vehicles.repository.ts';

export interface DemoVehicle extends ParsedVehicle {
  readonly id: string;
  readonly pictureId: string | null;
}

/** A vehicle and whether its documents are in order. */
export interface VehicleWithDocuments extends DemoVehicle {
  readonly inOrder: boolean;
}

/**
 * Two trucks in three have a driver, tractors pull a semitrailer, every third of them two; a few trucks have neither.
 */
export async function coupleFleet(
  trx: Trx,
  companyId: string,
  companyKey: string,
  vehicles: readonly VehicleWithDocuments[],
): Promise<void> {
  const random = createRandom(`couplings ${companyKey}`);
  for (const market of MARKETS) {
    const drivers = await driverIds(trx, companyId, market);
    await coupleTrucks(trx, companyId, couplingsOf(vehicles, market, drivers, random));
  }
}

/** Vehicles and drivers with valid documents are matched with each other, so that some matches can be assigned. */
function couplingsOf(
  vehicles: readonly VehicleWithDocuments[],
  market: Market,
  driverIds: readonly string[],
  random: Random,
): Coupling[] {
  const of = (kind: 'truck' | 'semitrailer') =>
    vehicles
      .filter(({ fleet }) => fleet === fleetOf(market, kind))
      .sort((one, other) => Number(other.inOrder) - Number(one.inOrder));
  const drivers = [...driverIds];
  const trailers = of('semitrailer')
    .filter(({ enabled }) => enabled)
    .map(({ id }) => id);
  let pulling = 0;
  return of('truck').map(({ id, details, enabled }, nth) => {
    const isDriven = enabled !== false && nth % 3 !== 2;
    const trailerId = isDriven && details.typeId.startsWith('tractor') ? (trailers.shift() ?? null) : null;
    if (trailerId) pulling += 1;
    return {
      id,
      driverId: isDriven ? (drivers.shift() ?? null) : null,
      trailerId,
      secondTrailerId: trailerId && pulling % 3 === 1 ? (trailers.shift() ?? null) : null,
      deviceId: isDriven && random.chance(0.5) ? `86${random.digits(13)}` : null,
    };
  });
}
