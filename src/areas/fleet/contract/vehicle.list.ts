import { z } from 'zod';
import { DOCUMENT_STATES } from '#areas/fleet/rules/driver-state.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import {
  FLEET_TRAITS,
  VEHICLE_STATUSES,
  type VehicleFleet,
  type VehicleKind,
} from '#areas/fleet/rules/vehicle-fleet.ts';
import { TYPES, VEHICLE_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import { idShape } from '#kernel/ids.ts';
import type { ListColumn, ListDefinition, ListFilter } from '#kernel/list-definition.ts';
import { AVAILABILITIES, lastSeenShape, openTripColumns } from './open-trip.shapes.ts';
import { VEHICLE_DOWNLOAD, VEHICLE_RIGHTS } from './vehicle.permissions.ts';
import { VEHICLE_WIRE } from './vehicle-wire.ts';

const text = z.string().nullable();
const number = z.number().nullable();

const row = z.object({
  _id: idShape,
  version: z.number().int(),
  plate: z.string(),
  countryCode: z.enum(COUNTRY_CODES),
  type: z.string(),
  brand: text,
  year: number,
  color: text,
  capacity: number,
  pallets: number,
  volume: number,
  axles: number,
  /** The driver of the truck, or of the truck that pulls the semitrailer. */
  truckerId: idShape.nullable(),
  trucker: text,
  trailerPlates: z.array(z.string()),
  /** The truck that pulls the semitrailer. */
  associatedTransportUnitId: idShape.nullable(),
  associatedTransportUnit: text,
  assigned: z.boolean(),
  transportCompany: text,
  typeOfFleet: z.enum(FLEET_TYPES).nullable(),
  /** Of the required documents and a photo, from 0 to 100. */
  completion: z.number().int(),
  documents: z.enum(DOCUMENT_STATES),
  documentsExpireOn: text,
  ...openTripColumns,
  /** Of a truck; null while it was never seen. */
  lastSeen: lastSeenShape.nullable(),
  status: z.enum(VEHICLE_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type VehicleRow = z.output<typeof row>;

/** What a truck and a semitrailer show differently: who drives and what is pulled, or by what it is pulled. */
const OWN_COLUMNS: Readonly<Record<VehicleKind, Readonly<Record<string, ListColumn>>>> = {
  truck: {
    trucker: { kind: 'text', sortable: true },
    trailerPlates: { kind: 'tags', sortable: true },
    capacity: { kind: 'number', sortable: true },
    pallets: { kind: 'number', sortable: true, hidden: true },
  },
  semitrailer: {
    associatedTransportUnit: { kind: 'text', sortable: true },
    trucker: { kind: 'text', sortable: true, hidden: true },
    pallets: { kind: 'number', sortable: true },
    capacity: { kind: 'number', sortable: true, hidden: true },
  },
};

/** Semitrailers report no positions. */
const LAST_SEEN: Readonly<Record<string, ListColumn>> = { lastSeen: { kind: 'custom' } };

const OWN_FILTERS: Readonly<Record<VehicleKind, Readonly<Record<string, ListFilter>>>> = {
  truck: { trailerPlates: { kind: 'options' } },
  semitrailer: { associatedTransportUnit: { kind: 'options' } },
};

function defineVehicleList(fleet: VehicleFleet) {
  const { id, path, noun } = VEHICLE_WIRE[fleet];
  const { kind } = FLEET_TRAITS[fleet];
  return {
    id,
    path,
    summary: `Every ${noun}.`,
    access: { permission: VEHICLE_RIGHTS[fleet].read },
    downloadAccess: { permission: VEHICLE_DOWNLOAD },
    row,
    rowsKey: 'transportUnits',
    columns: {
      plate: { kind: 'text', sortable: true },
      availability: { kind: 'status', sortable: true },
      ...(kind === 'truck' ? LAST_SEEN : {}),
      documents: { kind: 'status', sortable: true },
      type: { kind: 'status', sortable: true },
      brand: { kind: 'text', sortable: true },
      ...OWN_COLUMNS[kind],
      assigned: { kind: 'flag', sortable: true, hidden: true },
      transportCompany: { kind: 'text', sortable: true },
      typeOfFleet: { kind: 'status', sortable: true, hidden: true },
      completion: { kind: 'number', sortable: true },
      status: { kind: 'status', sortable: true },
      countryCode: { kind: 'status', sortable: true },
      year: { kind: 'text', sortable: true, hidden: true, exported: true },
      color: { kind: 'text', sortable: true, hidden: true, exported: true },
      volume: { kind: 'number', sortable: true, hidden: true, exported: true },
      axles: { kind: 'number', sortable: true, hidden: true, exported: true },
      createdAt: { kind: 'instant', sortable: true, hidden: true },
      updatedAt: { kind: 'instant', sortable: true, hidden: true },
    },
    filters: {
      plates: { kind: 'options' },
      types: { kind: 'choice', choices: VEHICLE_TYPES[kind], column: 'type', catalogue: TYPES },
      brands: { kind: 'options' },
      capacities: { kind: 'options' },
      truckers: { kind: 'options' },
      ...OWN_FILTERS[kind],
      assigned: { kind: 'flag' },
      availabilities: { kind: 'choice', choices: AVAILABILITIES },
      transportCompanies: { kind: 'options' },
      typeOfFleet: { kind: 'choice', choices: FLEET_TYPES },
      documents: { kind: 'choice', choices: DOCUMENT_STATES },
      documentDates: { kind: 'range' },
      statuses: { kind: 'choice', choices: VEHICLE_STATUSES },
      countryCodes: { kind: 'choice', choices: COUNTRY_CODES, column: 'countryCode', catalogue: COUNTRY_CATALOGUE },
    },
    searchable: true,
    found: row.pick({ _id: true, plate: true, countryCode: true, trucker: true }),
    defaultSort: 'plate',
  } as const satisfies ListDefinition<typeof row>;
}

export type VehicleList = ReturnType<typeof defineVehicleList>;

export const VEHICLE_LISTS: Readonly<Record<VehicleFleet, VehicleList>> = {
  ownTruck: defineVehicleList('ownTruck'),
  spotTruck: defineVehicleList('spotTruck'),
  ownSemitrailer: defineVehicleList('ownSemitrailer'),
  spotSemitrailer: defineVehicleList('spotSemitrailer'),
};
