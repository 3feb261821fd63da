import { describe, expect, it } from 'vitest';
import { vehicleErrors } from '#areas/fleet/contract/vehicle.errors.ts';
import { VEHICLE_LISTS } from '#areas/fleet/contract/vehicle.list.ts';
import { claimList } from '#areas/fleet/contract/vehicle-claim.calls.ts';
import { ASSIGNMENT_OBSTACLES } from '#areas/fleet/rules/vehicle-assignment.ts';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { VEHICLE_FIELDS } from '#areas/fleet/rules/vehicle-fields.ts';
import { CLAIM_STATUSES, POSSESSIONS } from '#areas/fleet/rules/vehicle-takeover.ts';
import { SEMITRAILER_TYPES, TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { VEHICLE_EXPIRATION_ATTRIBUTES } from '#countries/document-types.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { flatten } from '#kernel/phrases.ts';
import { recordsEn } from '../records/en.ts';
import { recordsEs } from '../records/es.ts';
import { recordsPtBR } from '../records/pt-BR.ts';
import { vehiclesEn } from './en.ts';
import { vehiclesEs } from './es.ts';
import { vehiclesPtBR } from './pt-BR.ts';

const LISTS: readonly ListDefinition[] = [...Object.values(VEHICLE_LISTS), claimList];
/** The actions that the services write into the audit. */
const ACTIONS = [
  'create',
  'update',
  'enable',
  'disable',
  'matchDriver',
  'unmatchDriver',
  'matchTrailers',
  'linkDevice',
  'addPhoto',
  'removePhoto',
  'appropriate',
  'letGo',
  'giveAway',
];

describe.each([
  ['pt-BR', vehiclesPtBR, recordsPtBR],
  ['es', vehiclesEs, recordsEs],
  ['en', vehiclesEn, recordsEn],
] as const)('the phrases of vehicles in %s', (_language, tree, records) => {
  const phrases = new Map([...flatten(tree), ...flatten(records)]);
  const missing = (keys: readonly string[]) => keys.filter((key) => !phrases.get(key));
  const of = (part: string, names: readonly string[]) => names.map((name) => `fleet.vehicles.${part}.${name}`);

  it('name every error', () => {
    expect(missing(Object.keys(vehicleErrors).map((name) => `errors.vehicles.${name}`))).toEqual([]);
  });

  it('have a word for every type, feature, operation and state', () => {
    expect(
      missing([
        ...of('types', [...TRUCK_TYPES, ...SEMITRAILER_TYPES]),
        ...of('features', VEHICLE_FEATURES),
        ...of('fields', [...Object.keys(VEHICLE_FIELDS), ...VEHICLE_EXPIRATION_ATTRIBUTES, 'insurancePolicyNumber']),
        ...of('dockOperations', DOCK_OPERATION_NAMES),
        ...of('search.possession', POSSESSIONS),
        ...of('search.obstacles', ASSIGNMENT_OBSTACLES),
        ...of('history.actions', ACTIONS),
        ...of('notices', ['claimed', ...CLAIM_STATUSES.filter((status) => status !== 'pending')]),
      ]),
    ).toEqual([]);
  });

  it('name every column, filter and choice of every list', () => {
    const keys = LISTS.flatMap(({ id, columns, filters }) => [
      ...Object.keys(columns).map((column) => `lists.${id}.columns.${column}`),
      ...Object.keys(filters).map((filter) => `lists.${id}.filters.${filter}`),
      ...Object.entries(filters).flatMap(([filter, { choices = [] }]) =>
        choices.map((choice) => `lists.${id}.values.${filter}.${choice}`),
      ),
    ]);
    expect(missing(keys)).toEqual([]);
  });
});

it('uses the texts of the specification literally', () => {
  expect(recordsEs.fleet.vehicles.search.notFound).toBe('No se encontró un camión con la placa ingresada');
  expect(recordsEn.fleet.vehicles.search.notFound).toBe('No truck with the entered plate was found');
  expect(recordsEs.fleet.vehicles.search.onTrip).toBe('Patente con viaje asignado');
  expect(vehiclesEs.errors.vehicles.tooManyCategories.replace('{{count}}', '20')).toBe(
    '¡Límite alcanzado! Máximo 20 categorías',
  );
  expect(vehiclesPtBR.fleet.vehicles.features).toMatchObject({
    axles: 'Eixos',
    capacity: 'Capacidade (Tn)',
    volume: 'Volume (M³)',
  });
});
