import { describe, expect, it } from 'vitest';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { driverChangeShape, newDriverShape } from '#areas/fleet/contract/driver-input.shapes.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { flatten, type Phrases } from '#kernel/phrases.ts';
import { en } from '../en.ts';
import { es } from '../es.ts';
import { esAR } from '../es-AR.ts';
import { esBO } from '../es-BO.ts';
import { esCL } from '../es-CL.ts';
import { esMX } from '../es-MX.ts';
import { esUY } from '../es-UY.ts';
import { ptBR } from '../pt-BR.ts';

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
  ['pt-BR', ptBR],
  ['es', es],
  ['en', en],
] as const)('the phrases of drivers in %s', (_language, tree) => {
  const phrases = flatten(tree);
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

describe('a country uses its own words for drivers', () => {
  const variants: Readonly<Record<string, Phrases>> = {
    'es-AR': esAR as Phrases,
    'es-BO': esBO as Phrases,
    'es-CL': esCL as Phrases,
    'es-MX': esMX as Phrases,
    'es-UY': esUY as Phrases,
  };
  const spanish = COUNTRIES.filter(({ languages }) => languages.proposed.startsWith('es'));
  const common = flatten(es);
  const said = (language: string, key: string) => flatten(variants[language] ?? {}).get(key) ?? common.get(key) ?? '';

  it.each(spanish.map(({ code, languages, terms }) => [code, languages.proposed, terms] as const))(
    '%s',
    (_code, language, terms) => {
      const word = (key: string) => said(language, key).toLowerCase();
      expect(word('fleet.drivers.dialog.tabs.driver')).toBe(terms.driver);
      expect(word('errors.drivers.notFound')).toContain(terms.driver);
      expect(word('lists.carrier.columns.fullName')).toBe(terms.driver);
      expect(word('fleet.drivers.fields.plate')).toBe(terms.plate);
      expect(word('lists.carrierSpot.filters.plates')).toBe(terms.plate);
      expect(word('fleet.drivers.fields.operator')).toBe(terms.operator);
      const pending = terms.notCompleted === 'notCompleted' ? 'No completo' : 'Pendiente';
      expect(said(language, 'fleet.drivers.documents.pending')).toBe(pending);
    },
  );

  it('never uses the common word where the country has its own', () => {
    for (const language of ['es-AR', 'es-MX', 'es-UY']) {
      const own = flatten(variants[language] ?? {});
      const strays = [...common].filter(
        ([key, text]) =>
          /^(fleet\.drivers|lists\.carrier|errors\.drivers)/.test(key) && /conductor/i.test(text) && !own.has(key),
      );
      expect([language, strays]).toEqual([language, []]);
    }
  });
});

it('the texts of the specification are used literally', () => {
  const words = flatten(es);
  expect(words.get('fleet.drivers.fleetTypes.ownFleet')).toBe('Flota propia');
  expect(words.get('fleet.drivers.fleetTypes.externalFleet')).toBe('Flota tercera');
  expect(words.get('fleet.drivers.fleetTypes.supportFleet')).toBe('Flota de apoyo');
  expect(words.get('fleet.drivers.search.none')).toBe('Sin Resultados');
  expect(words.get('fleet.drivers.search.notFound')).toBe('No se encontró al conductor');
  expect(words.get('fleet.drivers.search.unchecked')).toBe('No se pudo validar la información del conductor');
  expect(flatten(esMX as Phrases).get('fleet.drivers.fields.operator')).toBe('Transportista');
  expect(flatten(ptBR).get('fleet.drivers.profile.tabs.driver')).toBe('Driver');
});
