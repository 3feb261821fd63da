import { describe, expect, it } from 'vitest';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { driverChangeShape, newDriverShape } from '#areas/fleet/contract/driver-input.shapes.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { flatten, type Phrases } from '#kernel/phrases.ts';
import { en } from '../en.ts';
import { es } from '../es.ts';
import { esMX } from '../es-MX.ts';
import { ptBR } from '../pt-BR.ts';
import { recordsEn } from '../records/en.ts';
import { recordsEs } from '../records/es.ts';
import { recordsPtBR } from '../records/pt-BR.ts';

const LISTS: readonly ListDefinition[] = Object.values(DRIVER_LISTS);
const ACTIONS = [
  'create',
  'update',
  'enable',
  'disable',
  'verify',
  'unverify',
  'associate',
  'updatePhoto',
  'updateDocuments',
];

describe.each([
  ['pt-BR', ptBR, recordsPtBR],
  ['es', es, recordsEs],
  ['en', en, recordsEn],
] as const)('the phrases of drivers in %s', (_language, tree, records) => {
  const phrases = new Map([...flatten(tree), ...flatten(records)]);
  const missing = (keys: readonly string[]) => keys.filter((key) => !phrases.get(key));

  it('name every field of the form', () => {
    const fields = [...Object.keys(newDriverShape.shape), ...Object.keys(driverChangeShape.shape)];
    expect(missing(fields.map((field) => `fleet.drivers.fields.${field}`))).toEqual([]);
  });

  it('have a word for every action in the audit', () => {
    expect(missing(ACTIONS.map((action) => `fleet.drivers.history.actions.${action}`))).toEqual([]);
  });

  it('name every column, filter and choice of every list', () => {
    const keys = LISTS.flatMap(({ id, columns, filters }) => [
      `lists.${id}.title`,
      ...Object.keys(columns).map((column) => `lists.${id}.columns.${column}`),
      ...Object.keys(filters).map((filter) => `lists.${id}.filters.${filter}`),
      ...Object.entries(filters).flatMap(([filter, { choices = [] }]) =>
        choices.map((choice) => `lists.${id}.values.${filter}.${choice}`),
      ),
    ]);
    expect(missing(keys)).toEqual([]);
  });
});

it('the texts of the specification are used literally', () => {
  const words = new Map([...flatten(es), ...flatten(recordsEs)]);
  expect(words.get('fleet.drivers.fleetTypes.ownFleet')).toBe('Flota propia');
  expect(words.get('fleet.drivers.fleetTypes.externalFleet')).toBe('Flota tercera');
  expect(words.get('fleet.drivers.fleetTypes.supportFleet')).toBe('Flota de apoyo');
  expect(words.get('fleet.drivers.search.none')).toBe('Sin Resultados');
  expect(words.get('fleet.drivers.search.notFound')).toBe('No se encontró al conductor');
  expect(words.get('fleet.drivers.search.unchecked')).toBe('No se pudo validar la información del conductor');
  expect(flatten(esMX as Phrases).get('fleet.drivers.fields.operator')).toBe('Transportista');
  expect(flatten(ptBR).get('fleet.drivers.profile.tabs.driver')).toBe('Driver');
});
