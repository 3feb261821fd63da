import type { VehicleType } from '../../rules/vehicle-type.ts';

export interface Measures {
  readonly axles: number;
  /** Tonnes, from and to; a tractor carries nothing itself. */
  readonly capacity: readonly [number, number] | null;
  readonly volume: readonly [number, number] | null;
  readonly pallets: readonly [number, number] | null;
}

const of = (
  axles: number,
  capacity: Measures['capacity'],
  volume: Measures['volume'] = null,
  pallets: Measures['pallets'] = null,
): Measures => ({ axles, capacity, volume, pallets });

/** What vehicles of each type usually have: axles, tonnes, cubic metres, pallets. */
export const MEASURES: Readonly<Record<VehicleType, Measures>> = {
  pickup: of(2, [0.7, 1.2]),
  van: of(2, [1, 1.8], [8, 15], [2, 4]),
  lightTruck: of(2, [2.5, 5], [15, 28], [4, 8]),
  rigidTruck: of(2, [7, 11], [35, 45], [10, 14]),
  rigidThreeAxles: of(3, [12, 16], [45, 55], [14, 18]),
  rigidFourAxles: of(4, [17, 20], [45, 55], [14, 18]),
  tractor: of(2, null),
  tractorThreeAxles: of(3, null),
  boxTruck: of(2, [6, 10], [35, 50], [10, 16]),
  flatbedTruck: of(3, [12, 16], null, [14, 16]),
  refrigeratedTruck: of(3, [10, 14], [40, 50], [12, 16]),
  tankTruck: of(3, [12, 16], [14, 20]),
  dumpTruck: of(3, [14, 18], [12, 18]),
  livestockTruck: of(3, [10, 14]),
  carCarrierTruck: of(3, [10, 14]),
  craneTruck: of(3, [8, 12]),
  flatbed: of(3, [26, 30], null, [26, 28]),
  curtainSider: of(3, [25, 29], [85, 95], [26, 28]),
  dryVan: of(3, [24, 28], [80, 100], [26, 28]),
  refrigerated: of(3, [23, 27], [75, 90], [26, 28]),
  tank: of(3, [26, 31], [30, 38]),
  grainHopper: of(3, [27, 31], [40, 55]),
  dump: of(3, [25, 30], [20, 32]),
  lowBed: of(3, [28, 35]),
  containerChassis: of(3, [27, 31]),
  livestock: of(3, [18, 24]),
  carCarrier: of(2, [16, 20]),
  timber: of(3, [26, 30]),
  siloBulk: of(3, [27, 31], [32, 40]),
  dolly: of(2, null),
};
