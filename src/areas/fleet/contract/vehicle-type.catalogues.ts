import { BRAND_KINDS, BRANDS, VEHICLE_BRANDS } from '#areas/fleet/rules/vehicle-brand.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { FEATURES, SEMITRAILER_TYPES, TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { CatalogueDefinition } from '#kernel/catalogue.ts';

/** The lists have a column for each feature. */
const COLUMNS = [
  'lists.transportUnit.columns',
  'lists.transportUnitSpot.columns',
  'lists.semitruck.columns',
  'lists.semitruckSpot.columns',
] as const;

/** Trucks and semitrailers, which are chosen from separately, what is measured of them, and who makes them. */
export const catalogues: readonly CatalogueDefinition[] = [
  {
    id: TYPES,
    keys: [...TRUCK_TYPES, ...SEMITRAILER_TYPES],
    phrases: [
      'fleet.vehicles.types',
      'loadOrders.catalogues.vehicleTypes',
      'operations.catalogues.vehicleTypes',
      'warehouses.types',
      'lists.receivedOpportunity.values.vehicleType',
      'lists.postulation.values.vehicleType',
    ],
  },
  {
    id: FEATURES,
    keys: VEHICLE_FEATURES,
    phrases: ['fleet.vehicles.features', 'fleet.vehicles.fields', ...COLUMNS],
    isClosed: true,
  },
  {
    id: BRANDS,
    keys: [...VEHICLE_BRANDS.truck, ...VEHICLE_BRANDS.semitrailer],
    phrases: ['fleet.vehicles.brands'],
    kinds: { keys: BRAND_KINDS, phrases: 'fleet.vehicles.brandKinds' },
  },
];
