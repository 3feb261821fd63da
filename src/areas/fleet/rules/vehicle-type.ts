import type { VehicleKind } from './vehicle-fleet.ts';

/** The ids of the catalogues. */
export const TYPES = 'vehicleTypes';
export const FEATURES = 'vehicleFeatures';

/** The catalogue of types; their names are in the phrases, the same in every country that speaks the language, unless a company has its own. */
export const TRUCK_TYPES = [
  'pickup',
  'van',
  'lightTruck',
  'rigidTruck',
  'rigidThreeAxles',
  'rigidFourAxles',
  'tractor',
  'tractorThreeAxles',
  'boxTruck',
  'flatbedTruck',
  'refrigeratedTruck',
  'tankTruck',
  'dumpTruck',
  'livestockTruck',
  'carCarrierTruck',
  'craneTruck',
] as const;

export const SEMITRAILER_TYPES = [
  'flatbed',
  'curtainSider',
  'dryVan',
  'refrigerated',
  'tank',
  'grainHopper',
  'dump',
  'lowBed',
  'containerChassis',
  'livestock',
  'carCarrier',
  'timber',
  'siloBulk',
  'dolly',
] as const;

export type TruckType = (typeof TRUCK_TYPES)[number];
export type SemitrailerType = (typeof SEMITRAILER_TYPES)[number];
export type VehicleType = TruckType | SemitrailerType;

export const VEHICLE_TYPES: Readonly<Record<VehicleKind, readonly VehicleType[]>> = {
  truck: TRUCK_TYPES,
  semitrailer: SEMITRAILER_TYPES,
};

export function isTypeOf(kind: VehicleKind, type: string): type is VehicleType {
  return (VEHICLE_TYPES[kind] as readonly string[]).includes(type);
}
