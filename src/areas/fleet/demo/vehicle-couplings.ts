import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import type { Trx } from '#platform/db/database.ts';
import { MARKETS, type Market } from '../rules/market.ts';
import { fleetOf } from '../rules/vehicle-fleet.ts';
import type { VehicleType } from '../rules/vehicle-type.ts';
import type { ParsedVehicle } from '../server/parsed-vehicle.ts';
import { goesInPairs } from './vehicle-features.ts';
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
 * Three trucks in four have a driver, tractors pull a semitrailer, some of them two alike; a few trucks have neither.
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
  const trailers = of('semitrailer').filter(({ enabled }) => enabled);
  let pulling = 0;
  return of('truck').map(({ id, details, enabled }, nth) => {
    const isDriven = enabled !== false && nth % 4 !== 3;
    const trailer = isDriven && details.typeId.startsWith('tractor') ? trailers.shift() : undefined;
    const isPair = trailer && goesInPairs(trailer.details.typeId as VehicleType) && pulling++ % 3 === 0;
    return {
      id,
      driverId: isDriven ? (drivers.shift() ?? null) : null,
      trailerId: trailer?.id ?? null,
      secondTrailerId: isPair ? (takeLike(trailer, trailers)?.id ?? null) : null,
      deviceId: isDriven && random.chance(0.5) ? `86${random.digits(13)}` : null,
    };
  });
}

/** Takes the next one of the same type, in the same order of documents. */
function takeLike(one: VehicleWithDocuments, others: VehicleWithDocuments[]): VehicleWithDocuments | undefined {
  const at = others.findIndex(
    ({ details, inOrder }) => details.typeId === one.details.typeId && inOrder === one.inOrder,
  );
  return at < 0 ? undefined : others.splice(at, 1)[0];
}
