import { describe, expect, it } from 'vitest';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { operationErrors } from '#areas/operations/contract/operation.errors.ts';
import { OPERATION_LISTS } from '#areas/operations/contract/operation.list.ts';
import { stageTemplateList } from '#areas/operations/contract/stage-template.list.ts';
import { builtInStages } from '#areas/operations/rules/built-in-stages.ts';
import * as catalogues from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { OPERATION_STATES } from '#areas/operations/rules/operation-state.ts';
import { TEMPLATE_KINDS } from '#areas/operations/rules/stage.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { flatten } from '#kernel/phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ptBR } from './pt-BR.ts';

const LISTS: readonly ListDefinition[] = [...Object.values(OPERATION_LISTS), stageTemplateList];
const CATALOGUES: Readonly<Record<string, readonly string[]>> = {
  categories: catalogues.LOAD_CATEGORIES,
  weightUnits: catalogues.WEIGHT_UNITS,
  weightUnitAbbreviations: catalogues.WEIGHT_UNITS,
  boardingModes: catalogues.BOARDING_MODES,
  serviceTypes: catalogues.SERVICE_TYPES,
  dispatchTypes: catalogues.DISPATCH_TYPES,
  containerTypes: catalogues.CONTAINER_TYPES,
  currencies: catalogues.CURRENCIES,
  freightTypes: FREIGHT_TYPES,
  vehicleTypes: TRUCK_TYPES,
};

describe.each([
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of operations in %s', (_language, tree) => {
  const phrases = flatten(tree);
  const missing = (keys: readonly string[]) => keys.filter((key) => !phrases.get(key));
  const below = (branch: string, names: readonly string[]) => names.map((name) => `${branch}.${name}`);

  it('name every error and every entry of the catalogues', () => {
    const entries = Object.entries(CATALOGUES).flatMap(([name, keys]) => below(`operations.catalogues.${name}`, keys));
    expect(missing([...below('errors.operations', Object.keys(operationErrors)), ...entries])).toEqual([]);
  });

  it('name every stage, task and question of the built-in templates', () => {
    const said: string[] = [];
    const say = (phrase: string) => {
      said.push(phrase);
      return phrase;
    };
    for (const kind of TEMPLATE_KINDS) builtInStages(kind, say);
    expect(said.length).toBeGreaterThan(20);
    expect(missing(below('operations.builtIn', said))).toEqual([]);
  });

  it('name every state', () => {
    expect(missing(below('operations.states', OPERATION_STATES))).toEqual([]);
  });

  it('name every column, filter and choice of every list', () => {
    const keys = LISTS.flatMap(({ id, columns, filters }) => [
      `lists.${id}.title`,
      ...below(`lists.${id}.columns`, Object.keys(columns)),
      ...below(`lists.${id}.filters`, Object.keys(filters)),
      ...Object.entries(filters).flatMap(([name, { choices = [] }]) => below(`lists.${id}.values.${name}`, choices)),
    ]);
    expect(missing(keys)).toEqual([]);
  });
});

it('the Spanish names of the states are the specified ones', () => {
  expect(Object.values(es.operations.states).slice(0, 4)).toEqual([
    'Planificada',
    'Activa',
    'Por liquidar',
    'Liquidada',
  ]);
});
