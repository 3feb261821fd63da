import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import { areas } from '#app/areas.ts';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { allEntriesOf, sideMenuOf } from '#app/web/shell/menu-model.ts';
import { DOCK_OPERATION_NAMES, DOCK_OPERATIONS } from '#areas/fleet/rules/vehicle-category.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { SEMITRAILER_TYPES, TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { auditOf as driverFields } from '#areas/fleet/server/full-driver.ts';
import { TARGETS } from '#areas/imports/server/targets/targets.ts';
import { ORDER_DOCUMENT_TYPES } from '#areas/load-orders/rules/order-limits.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import * as catalogues from '#areas/operations/rules/catalogues.ts';
import { FREIGHT_TYPES } from '#areas/operations/rules/freight.ts';
import { PARTNER_DOCUMENT_TYPES } from '#areas/partners/rules/partner-limits.ts';
import type { auditOf as partnerFields } from '#areas/partners/server/full-partner.ts';
import { COUNTRIES } from '#countries/country.ts';
import { ADDITIONAL_DOCUMENT_TYPES, DRIVER_DOCUMENT_TYPES, VEHICLE_DOCUMENT_TYPES } from '#countries/document-types.ts';
import { SHIPPED_ROLES } from '#kernel/area.ts';
import { errorCatalogue } from '#kernel/errors.ts';
import { columnLabel, filterLabels, listTitle, valueLabel } from '#kernel/list-phrases.ts';
import { dynamicKey, type NameIn, type PhrasePrefix } from '#kernel/phrase-key.ts';
import { flatten } from '#kernel/phrases.ts';
import { ptBR as platform } from '#platform/phrases/pt-BR.ts';
import { ALERT_PRESETS, LIST_PRESETS } from '#ui/fields/date/date-presets.ts';
import { phrases as frame } from '../web/bundles/pt-BR.ts';
import { phrases as start } from '../web/bundles/start/pt-BR.ts';
import { ptBR as permissions } from '../web/phrases/permissions.pt-BR.gen.ts';
import { AREA_PHRASES } from './areas.gen.ts';

/** In pt-BR; that the other languages have the same keys is another test. */
const texts = new Map(
  [start, frame, platform, permissions, ...AREA_PHRASES['pt-BR']].flatMap((tree) => [...flatten(tree)]),
);

const importColumns = TARGETS.flatMap(({ columns }) => COUNTRIES.flatMap((country) => columns(country)));
const fieldsNamedBelow = (prefix: PhrasePrefix) =>
  importColumns.flatMap(({ field, phrase }) => (phrase === `${prefix}.${field}` ? [field] : []));
const loadCatalogues = {
  'loadOrders.catalogues.categories': catalogues.LOAD_CATEGORIES,
  'loadOrders.catalogues.weightUnits': catalogues.WEIGHT_UNITS,
  'loadOrders.catalogues.weightUnitAbbreviations': catalogues.WEIGHT_UNITS,
  'loadOrders.catalogues.boardingModes': catalogues.BOARDING_MODES,
  'loadOrders.catalogues.serviceTypes': catalogues.SERVICE_TYPES,
  'loadOrders.catalogues.containerTypes': catalogues.CONTAINER_TYPES,
  'loadOrders.catalogues.currencies': catalogues.CURRENCIES,
  'loadOrders.catalogues.freightTypes': FREIGHT_TYPES,
  'loadOrders.catalogues.vehicleTypes': TRUCK_TYPES,
  'loadOrders.catalogues.dockOperations': DOCK_OPERATION_NAMES,
} as const;

/** Every group that is asked for with a value of the running program, and all values it can be. */
const VALUES: Partial<Record<PhrasePrefix, readonly string[]>> = {
  errors: [...errorCatalogue.keys(), 'session.network', 'transport.general', 'transport.timeout', 'transport.network'],
  'documents.types': [...DRIVER_DOCUMENT_TYPES, ...ADDITIONAL_DOCUMENT_TYPES, ...VEHICLE_DOCUMENT_TYPES],
  'fleet.drivers.fields': fieldsNamedBelow('fleet.drivers.fields'),
  'fleet.vehicles.fields': fieldsNamedBelow('fleet.vehicles.fields'),
  'fleet.vehicles.features': VEHICLE_FEATURES,
  'fleet.vehicles.types': [...TRUCK_TYPES, ...SEMITRAILER_TYPES],
  'imports.columns': importColumns.flatMap(({ field, heading, phrase }) => (heading || phrase ? [] : [field])),
  ...loadCatalogues,
  'loadOrders.actions': Object.values(DOCK_OPERATIONS),
  'loadOrders.documentTypes': ORDER_DOCUMENT_TYPES,
  'operations.catalogues.categories': catalogues.LOAD_CATEGORIES,
  'operations.catalogues.vehicleTypes': TRUCK_TYPES,
  'operations.catalogues.weightUnitAbbreviations': catalogues.WEIGHT_UNITS,
  'operations.orderStatus': Object.values(ORDER_STATUS).map(String),
  'partners.documents.types': PARTNER_DOCUMENT_TYPES,
  permissionGroups: Object.keys(PERMISSION_CATALOGUE.groups),
  permissions: PERMISSION_CATALOGUE.names,
  roles: SHIPPED_ROLES,
  'ui.fields.range': [...LIST_PRESETS, ...ALERT_PRESETS].filter((preset) => preset !== 'custom'),
};

/** Groups whose values are walked by a test of their own, or typed where they are written down. */
const CHECKED_ELSEWHERE: ReadonlySet<string> = new Set([
  'lists',
  'menu.groups',
  'menu.items',
  'menu.renamed',
  'titles',
  'validation',
  'loadOrders.events',
  'operations.fields',
  'operations.templates.fields',
  'partners.fields',
]);

it('every value of every table has its text', () => {
  const missing = Object.entries(VALUES).flatMap(([prefix, values]) =>
    values.map((value) => dynamicKey(prefix as PhrasePrefix, value)).filter((key) => !texts.has(key)),
  );
  expect(missing).toEqual([]);
  expect(Object.entries(VALUES).filter(([, values]) => values.length === 0)).toEqual([]);
});

it('every list names its title, its columns, its filters and their choices', () => {
  const lists = areas().flatMap(({ lists = [] }) => lists.map(({ definition }) => definition));
  expect(lists.length).toBeGreaterThan(15);
  const missing = lists.flatMap(({ id, columns, filters }) => [
    ...[listTitle(id), ...Object.keys(columns).map((column) => columnLabel(id, column))].filter(
      (key) => !texts.has(key),
    ),
    ...Object.keys(filters).filter((filter) => !filterLabels(id, filter).some((key) => texts.has(key))),
    ...Object.entries(filters).flatMap(([filter, { choices = [] }]) =>
      choices.map((choice) => valueLabel(id, filter, choice)).filter((key) => !texts.has(key)),
    ),
  ]);
  expect(missing).toEqual([]);
});

it('every entry of every menu has its name, also where holders of a permission call it otherwise', () => {
  const sections = [
    sideMenuOf(new Set(PERMISSION_CATALOGUE.names)),
    ...PERMISSION_CATALOGUE.names.map((one) => sideMenuOf(new Set([one]))),
  ].flat();
  const entries = [
    allEntriesOf(new Set(PERMISSION_CATALOGUE.names)),
    ...PERMISSION_CATALOGUE.names.map((one) => allEntriesOf(new Set([one]))),
  ].flat();
  const keys = new Set([...sections, ...entries].map(({ labelKey }) => labelKey));
  expect(keys.size).toBeGreaterThan(20);
  expect([...keys].filter((key) => !texts.has(key))).toEqual([]);
});

/** A group that is itself put together, such as `loadOrders.catalogues.…`, is typed by what it is put together from. */
it('no group is asked for by value without a walk through its values', () => {
  const asked = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/dynamicKey\(\s*'(.*?)',/g)])
    .map(([, prefix]) => prefix ?? '');
  expect(new Set(asked).size).toBeGreaterThan(20);
  expect([...new Set(asked)].filter((prefix) => !(prefix in VALUES) && !CHECKED_ELSEWHERE.has(prefix))).toEqual([]);
});

it('whatever the history of a record tells has a name', () => {
  expectTypeOf<Exclude<keyof ReturnType<typeof driverFields>, NameIn<'fleet.drivers.fields'>>>().toEqualTypeOf<never>();
  expectTypeOf<Exclude<keyof ReturnType<typeof partnerFields>, NameIn<'partners.fields'>>>().toEqualTypeOf<never>();
});
