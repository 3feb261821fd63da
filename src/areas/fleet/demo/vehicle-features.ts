import { createRandom } from '#areas/companies/demo/random.ts';
import type { SemitrailerType, VehicleType } from '../rules/vehicle-type.ts';
import { MEASURES } from './data/vehicle-measures.ts';

/** Axles, capacity, volume and pallets of one vehicle, within what its type usually has. */
export function featuresOf(type: VehicleType, plate: string) {
  const random = createRandom(`features ${plate}`);
  const { axles, capacity, volume, pallets } = MEASURES[type];
  const between = ([from, to]: readonly [number, number], steps: number) =>
    from + Math.round(((to - from) * steps * random.int(101)) / 100) / steps;
  return {
    axles,
    capacity: capacity && between(capacity, 2),
    volume: volume && between(volume, 1),
    pallets: pallets && between(pallets, 1),
  };
}

/** Two of them are pulled by one tractor. */
const IN_PAIRS: ReadonlySet<VehicleType> = new Set<SemitrailerType>(['grainHopper', 'dump', 'curtainSider']);

export const goesInPairs = (type: VehicleType): boolean => IN_PAIRS.has(type);
