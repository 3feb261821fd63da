import type { VehicleFleet } from '#areas/fleet/rules/vehicle-fleet.ts';

/** The wire name of each fleet: the prefix of its call ids, and its path, which its screens share. */
export const VEHICLE_WIRE = {
  ownTruck: { id: 'transportUnit', path: '/transportUnit', noun: 'truck of the own fleet' },
  spotTruck: { id: 'transportUnitSpot', path: '/transportUnitSpot', noun: 'truck of the spot market' },
  ownSemitrailer: { id: 'semitruck', path: '/semitruck', noun: 'semitrailer of the own fleet' },
  spotSemitrailer: { id: 'semitruckSpot', path: '/semitruckSpot', noun: 'semitrailer of the spot market' },
} as const satisfies Readonly<Record<VehicleFleet, object>>;
